/** A row of the law: on which days it holds ('YYYY-MM-DD', both included), and where it is written. */
export type FilaDeLey = { desde?: string; hasta?: string; fuente: string };

export const rigeEn = (
  { desde = '', hasta = '9999-12-31' }: Pick<FilaDeLey, 'desde' | 'hasta'>,
  dia: string,
): boolean => desde <= dia && dia <= hasta;
