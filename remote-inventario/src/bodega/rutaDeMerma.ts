/** Where the waste of one material stands. */
export const rutaDeMerma = (deCual: { id: string; empresa: string }): string =>
  `/admin/bodega/merma?${new URLSearchParams(deCual).toString()}`;
