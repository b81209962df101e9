type Dueno = (texto: string, valores?: readonly unknown[]) => Promise<unknown>;

/** Says where else the files of an area are, past what the operator may say. */
export const conOrigen = (dueno: Dueno, area: string, origen: string | null) =>
  dueno('update plataforma.areas set origen = $2 where area = $1', [area, origen]);
