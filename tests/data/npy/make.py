# SPDX-License-Identifier: GPL-3.0-or-later
# Wrote the files beside it with numpy 1.24: the rows are 1, -2.5, 0.125 and 65504, 0, -0.0009765625.
import numpy as np

rows = np.array([[1, -2.5, 0.125], [65504, 0, -0.0009765625]])
for bits in "f2", "f4", "f8":
    for order, name in ("<", "little"), (">", "big"):
        np.save(f"{bits}_{name}.npy", rows.astype(order + bits))
np.save("f4_fortran.npy", np.asfortranarray(rows.astype("<f4")))
with open("f4_version2.npy", "wb") as file:
    np.lib.format.write_array(file, rows.astype("<f4"), version=(2, 0))
with open("f4_version3.npy", "wb") as file:
    np.lib.format.write_array(file, rows.astype("<f4"), version=(3, 0))
np.save("objects.npy", np.array([["a", 1]], dtype=object))
np.save("records.npy", np.zeros(2, dtype=[("a", "<f4"), ("b", "<i4")]))
np.save("one_dimension.npy", rows[0].astype("<f4"))
np.save("integers.npy", np.array([[1, 2]]))
np.savez("archive.npz", rows)
