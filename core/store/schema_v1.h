// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace heldout::store {

/// Tables of format 1. Never changed: later formats are migrations of it.
inline constexpr char kSchemaV1[] = R"sql(
-- meta: project_uuid, created_by, session_open, next_object (one counter for all object ids), next_item (instance
-- ids, never reused)
CREATE TABLE meta(key TEXT PRIMARY KEY, value ANY) STRICT, WITHOUT ROWID;
-- rows that are not visible (being written, or being deleted), swept in chunks when no writer owns them; kind =
-- items, set, run, dense, terms, dataset
CREATE TABLE garbage(id INTEGER PRIMARY KEY, kind TEXT NOT NULL, owner_id INTEGER NOT NULL, first_id INTEGER,
  last_id INTEGER) STRICT;
CREATE TABLE dataset(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, note TEXT, plan_run_id INTEGER, created_at
  TEXT NOT NULL) STRICT;
-- a split is one contiguous range of instance ids; a split made by a plan has first_id NULL and a column 'item'.
-- digest covers ids, texts, labels, documents
CREATE TABLE split(id INTEGER PRIMARY KEY, dataset_id INTEGER NOT NULL REFERENCES dataset, name TEXT NOT NULL, role
  TEXT NOT NULL
  CHECK(role IN('train','dev','test','other')), first_id INTEGER, item_count INTEGER NOT NULL, digest TEXT NOT
  NULL, UNIQUE(dataset_id,name)) STRICT;
-- every file read, for splits, predictions, ontologies, embeddings (vectors stay in their .npy); settings =
-- format, column mapping, repairs (JSON)
CREATE TABLE source(id INTEGER PRIMARY KEY, owner_kind TEXT NOT NULL, owner_id INTEGER NOT NULL, path TEXT NOT
  NULL, bytes INTEGER NOT NULL, sha256 TEXT NOT NULL, settings TEXT NOT NULL,
  first_item INTEGER, rows_taken INTEGER NOT NULL, rows_repaired INTEGER NOT NULL, rows_refused INTEGER NOT NULL,
  imported_at TEXT NOT NULL) STRICT;
CREATE INDEX source_owner ON source(owner_kind, owner_id);
-- the first 10,000 a file in full, one line for the rest of each code with its count; message and action in
-- English for whoever reads this file, phrases = both as patterns with values, from which other languages are made
-- (JSON)
CREATE TABLE diagnostic(source_id INTEGER NOT NULL REFERENCES source, n INTEGER NOT NULL, severity INTEGER NOT
  NULL, code INTEGER NOT NULL, line INTEGER, col INTEGER,
  message TEXT NOT NULL, action TEXT NOT NULL, phrases TEXT NOT NULL, repeats INTEGER NOT NULL DEFAULT 1, PRIMARY
  KEY(source_id,n)) STRICT, WITHOUT ROWID;
-- strings become integers once: kind = label, mention, relation, role, attribute
CREATE TABLE name(id INTEGER PRIMARY KEY, dataset_id INTEGER NOT NULL REFERENCES dataset, kind TEXT NOT NULL, text
  TEXT NOT NULL, UNIQUE(dataset_id,kind,text)) STRICT;
-- distinct combinations of labels: single and multi-label are one integer in instance. names = sorted name ids as
-- JSON array
CREATE TABLE label_set(id INTEGER PRIMARY KEY, dataset_id INTEGER NOT NULL REFERENCES dataset, names TEXT NOT NULL,
  UNIQUE(dataset_id,names)) STRICT;
CREATE TABLE document(id INTEGER PRIMARY KEY, dataset_id INTEGER NOT NULL REFERENCES dataset, key TEXT NOT NULL,
  UNIQUE(dataset_id,key)) STRICT;
-- narrow, so that class and document scans stay in cache; id = split.first_id + ordinal; offset = place of the
-- text in its document (bytes)
CREATE TABLE instance(id INTEGER PRIMARY KEY, document_id INTEGER, label_set_id INTEGER, length INTEGER NOT NULL,
  offset INTEGER) STRICT;
-- instead of an index on document_id (random order when documents are spread over splits): count and id span,
-- written at the end of an import
CREATE TABLE split_document(split_id INTEGER, document_id INTEGER, items INTEGER NOT NULL, first_id INTEGER NOT
  NULL, last_id INTEGER NOT NULL, PRIMARY KEY(split_id,document_id)) STRICT, WITHOUT ROWID;
-- plain UTF-8; key = id in the file (NULL = row number); extra = second text, other columns, notes (JSON), mostly
-- NULL
CREATE TABLE instance_text(id INTEGER PRIMARY KEY, key TEXT, text TEXT NOT NULL, extra TEXT) STRICT;
-- only for token formats: begin/length varints in bytes, other CoNLL columns as JSON
CREATE TABLE instance_tokens(id INTEGER PRIMARY KEY, spans BLOB NOT NULL, columns TEXT) STRICT;
-- gold, alternatives and every system's predictions alike; labels and scores of a predicted set are columns
-- 'label' (u32 label_set), 'score' (f64), 'classes' (f32 x k)
CREATE TABLE annotation_set(id INTEGER PRIMARY KEY, split_id INTEGER NOT NULL REFERENCES split, kind TEXT NOT NULL
  CHECK(kind IN('gold','alternative','predicted')), task TEXT NOT NULL,
  name TEXT NOT NULL, joined_by TEXT, missing INTEGER, surplus INTEGER, duplicate INTEGER, digest TEXT NOT NULL,
  UNIQUE(split_id,kind,task,name)) STRICT;
-- [first,last) in bytes of the text; surface only when the file's differs from the text; fragments only when there
-- are several
CREATE TABLE mention(set_id INTEGER, instance_id INTEGER, n INTEGER, type_id INTEGER NOT NULL, first INTEGER NOT
  NULL, last INTEGER NOT NULL, surface TEXT, score REAL, key TEXT,
  PRIMARY KEY(set_id,instance_id,n)) STRICT, WITHOUT ROWID;
CREATE TABLE mention_fragment(set_id INTEGER, instance_id INTEGER, n INTEGER, f INTEGER, first INTEGER NOT NULL,
  last INTEGER NOT NULL, PRIMARY KEY(set_id,instance_id,n,f)) STRICT, WITHOUT ROWID;
-- two arguments inline; events and further arguments (mention or relation) in relation_arg; attributes and notes
-- of either in attribute
CREATE TABLE relation(set_id INTEGER, instance_id INTEGER, n INTEGER, type_id INTEGER NOT NULL, trigger_n INTEGER,
  role1_id INTEGER, arg1_n INTEGER, role2_id INTEGER, arg2_n INTEGER, score REAL, key TEXT,
  PRIMARY KEY(set_id,instance_id,n)) STRICT, WITHOUT ROWID;
CREATE TABLE relation_arg(set_id INTEGER, instance_id INTEGER, n INTEGER, a INTEGER, role_id INTEGER, is_relation
  INTEGER NOT NULL, target_n INTEGER NOT NULL, PRIMARY KEY(set_id,instance_id,n,a)) STRICT, WITHOUT ROWID;
CREATE TABLE attribute(set_id INTEGER, instance_id INTEGER, on_relation INTEGER, target_n INTEGER, n INTEGER,
  name_id INTEGER NOT NULL, value TEXT, PRIMARY KEY(set_id,instance_id,on_relation,target_n,n)) STRICT, WITHOUT
  ROWID;
-- texts set aside (boilerplate) by rule or by hand; the digest of the enabled rules and rows is an input of every
-- run
CREATE TABLE set_aside_rule(id INTEGER PRIMARY KEY, dataset_id INTEGER NOT NULL REFERENCES dataset, kind TEXT NOT
  NULL, pattern TEXT NOT NULL, enabled INTEGER NOT NULL) STRICT;
CREATE TABLE set_aside(rule_id INTEGER, instance_id INTEGER, PRIMARY KEY(rule_id,instance_id)) STRICT, WITHOUT
  ROWID;
-- dense arrays: value i of a column is in chunk i/8192; width values an item
CREATE TABLE dense(id INTEGER PRIMARY KEY, owner_kind TEXT NOT NULL, owner_id INTEGER NOT NULL, name TEXT NOT NULL,
  type TEXT NOT NULL CHECK(type IN('u8','u16','u32','u64','f32','f64')),
  width INTEGER NOT NULL DEFAULT 1, item_count INTEGER NOT NULL, UNIQUE(owner_kind,owner_id,name)) STRICT;
CREATE TABLE dense_chunk(dense_id INTEGER, chunk INTEGER, data BLOB NOT NULL, PRIMARY KEY(dense_id,chunk)) STRICT;
-- one row a finished run. settings = canonical JSON (sorted keys, seed, thresholds); the row appears in the
-- transaction that publishes it
CREATE TABLE run(id INTEGER PRIMARY KEY, kind TEXT NOT NULL, settings TEXT NOT NULL, settings_digest TEXT NOT NULL,
  program_version TEXT NOT NULL, started_at TEXT NOT NULL,
  duration_ms INTEGER NOT NULL, row_count INTEGER NOT NULL, title TEXT) STRICT;
CREATE INDEX run_same ON run(kind, settings_digest);
CREATE TABLE run_input(run_id INTEGER NOT NULL REFERENCES run ON DELETE CASCADE, role TEXT, n INTEGER, object_kind
  TEXT NOT NULL, object_id INTEGER NOT NULL, label TEXT NOT NULL, digest TEXT NOT NULL,
  PRIMARY KEY(run_id,role,n)) STRICT, WITHOUT ROWID;
-- summaries, tables, curves: the JSON that the terminal prints
CREATE TABLE run_result(run_id INTEGER NOT NULL REFERENCES run ON DELETE CASCADE, name TEXT, json TEXT NOT NULL,
  PRIMARY KEY(run_id,name)) STRICT;
-- best matches (one row a test item) or all pairs; test/train = ordinals in the run's two sides, the splits of
-- run_input in order (for mentions, relations, documents the columns 'test_item','train_item' give instance and n).
-- flags: 1 label conflict, 2 same document, 4 same text, 8 same after case folding, 16 same after white-space
-- folding, 32 empty vector. train NULL = score 0
CREATE TABLE match(run_id INTEGER, pos INTEGER, test INTEGER NOT NULL, train INTEGER, score REAL NOT NULL, dot
  INTEGER, norm2_test INTEGER, norm2_train INTEGER, ties INTEGER, class INTEGER, flags INTEGER NOT NULL,
  PRIMARY KEY(run_id,pos)) STRICT, WITHOUT ROWID;   -- class = label set of the test item
-- rare rows, still appended in order
CREATE INDEX match_conflict ON match(run_id,pos) WHERE flags & 1;
-- partners of rank 2..k, in test order
CREATE TABLE match_more(run_id INTEGER, test INTEGER, rank INTEGER, train INTEGER NOT NULL, score REAL NOT NULL,
  dot INTEGER, norm2_train INTEGER, PRIMARY KEY(run_id,test,rank)) STRICT, WITHOUT ROWID;
-- groups of two and more; members and the chain that made them (edges of the spanning tree); column 'cluster' of
-- the run: item -> n
CREATE TABLE cluster(run_id INTEGER, n INTEGER, size INTEGER NOT NULL, diameter INTEGER NOT NULL, weakest REAL,
  PRIMARY KEY(run_id,n)) STRICT, WITHOUT ROWID;
CREATE TABLE cluster_member(run_id INTEGER, n INTEGER, instance_id INTEGER, PRIMARY KEY(run_id,n,instance_id))
  STRICT, WITHOUT ROWID;
CREATE TABLE cluster_edge(run_id INTEGER, n INTEGER, a INTEGER, b INTEGER, score REAL NOT NULL, PRIMARY
  KEY(run_id,n,a,b)) STRICT, WITHOUT ROWID;
-- decisions belong to the pair, not to a run; unit 0 = instances, 1 = documents; a < b; this is the decision in
-- force
CREATE TABLE reviewer(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE pair_review(unit INTEGER, a INTEGER, b INTEGER, decision INTEGER, note TEXT, reviewer_id INTEGER NOT
  NULL REFERENCES reviewer, at TEXT NOT NULL, PRIMARY KEY(unit,a,b), CHECK(a<b)) STRICT, WITHOUT ROWID;
-- decisions of further annotators, as imported; agreement and disagreements come from here
CREATE TABLE pair_opinion(reviewer_id INTEGER REFERENCES reviewer, unit INTEGER, a INTEGER, b INTEGER, decision
  INTEGER NOT NULL, note TEXT, at TEXT NOT NULL, PRIMARY KEY(reviewer_id,unit,a,b)) STRICT, WITHOUT ROWID;
CREATE TABLE review_set(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, settings TEXT NOT NULL, created_at TEXT
  NOT NULL) STRICT;
CREATE TABLE review_set_pair(set_id INTEGER NOT NULL REFERENCES review_set ON DELETE CASCADE, n INTEGER, unit
  INTEGER NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL, PRIMARY KEY(set_id,n)) STRICT, WITHOUT ROWID;
-- history and undo in one: state 0 being written, 1 done, 2 undone (can be redone), 3 undone and overtaken.
-- payload (JSON) undoes steps other than decisions
CREATE TABLE step(id INTEGER PRIMARY KEY, kind TEXT NOT NULL, title TEXT NOT NULL, state INTEGER NOT NULL,
  reviewer_id INTEGER, at TEXT NOT NULL, payload TEXT) STRICT;
CREATE TABLE step_change(step_id INTEGER, n INTEGER, unit INTEGER NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL,
  old TEXT, new TEXT, PRIMARY KEY(step_id,n)) STRICT, WITHOUT ROWID;
-- a re-split plan is a run of kind 'resplit' with columns 'target' (u16) and 'reason' (u8) for each item;
-- accepting it is a step and makes a dataset with plan_run_id
CREATE TABLE ontology(id INTEGER PRIMARY KEY, name TEXT NOT NULL, digest TEXT NOT NULL) STRICT;
CREATE TABLE term(ontology_id INTEGER, n INTEGER, accession TEXT NOT NULL, name TEXT, namespace INTEGER, obsolete
  INTEGER NOT NULL, replaced_by INTEGER, PRIMARY KEY(ontology_id,n)) STRICT, WITHOUT ROWID;
CREATE TABLE term_alias(ontology_id INTEGER, alias TEXT, n INTEGER NOT NULL, PRIMARY KEY(ontology_id,alias))
  STRICT, WITHOUT ROWID;
CREATE TABLE term_edge(ontology_id INTEGER, child INTEGER, parent INTEGER, kind INTEGER, PRIMARY
  KEY(ontology_id,child,parent,kind)) STRICT, WITHOUT ROWID;
CREATE TABLE protein(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE) STRICT;
-- truth, training annotations and predictions alike; scale d >= 0: scores are u16 = score * 10^d; NULL: f64
CREATE TABLE term_set(id INTEGER PRIMARY KEY, ontology_id INTEGER NOT NULL REFERENCES ontology, kind TEXT NOT NULL,
  name TEXT NOT NULL, scale INTEGER, proteins INTEGER NOT NULL, row_count INTEGER NOT NULL, digest TEXT NOT NULL)
  STRICT;
-- terms: n values ascending, delta varints; scores, evidence codes: n values in the same order; several parts when
-- a file is not grouped by protein
CREATE TABLE term_row(set_id INTEGER, protein_id INTEGER, part INTEGER, n INTEGER NOT NULL, terms BLOB NOT NULL,
  scores BLOB, codes BLOB, PRIMARY KEY(set_id,protein_id,part)) STRICT;
-- replies of live models: each is committed when it comes
CREATE TABLE reply(id INTEGER PRIMARY KEY, prompt_digest TEXT NOT NULL, settings_digest TEXT NOT NULL, prompt TEXT
  NOT NULL, reply TEXT, status TEXT NOT NULL, at TEXT NOT NULL, UNIQUE(prompt_digest,settings_digest)) STRICT;
CREATE TABLE saved_view(id INTEGER PRIMARY KEY, page TEXT NOT NULL, name TEXT NOT NULL, json TEXT NOT NULL,
  UNIQUE(page,name)) STRICT;
CREATE TABLE page_state(page TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
-- a pinned run cannot be deleted unasked
CREATE TABLE pin(id INTEGER PRIMARY KEY, place INTEGER NOT NULL, run_id INTEGER NOT NULL REFERENCES run, part TEXT
  NOT NULL, settings TEXT NOT NULL, caption TEXT) STRICT;
)sql";

} // namespace heldout::store
