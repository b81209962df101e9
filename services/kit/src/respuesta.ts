const msg = Symbol('msg');
const archivado = Symbol('archivo');

/** Data with a sentence for whoever asked. */
export type ConMsg<Datos> = { readonly [msg]: string; readonly data: Datos };

/** What a call answers that is looked at or kept, and not an envelope: the bytes of a document. */
export type Archivo = {
  readonly [archivado]: true;
  /** Content type. */
  readonly tipo: string;
  /** What a browser calls it when it is kept. */
  readonly nombre: string;
  readonly contenido: string | Buffer;
};

/** The handler's data, and the `msg` of the envelope. */
export const conMsg = <Datos>(data: Datos, frase: string): ConMsg<Datos> => ({
  [msg]: frase,
  data,
});

export const archivo = (campos: Omit<Archivo, typeof archivado>): Archivo => ({
  [archivado]: true,
  ...campos,
});

/** The envelope of what a handler answered. */
export function sobre(resultado: unknown) {
  return esConMsg(resultado)
    ? { success: true, msg: resultado[msg], data: resultado.data }
    : { success: true, data: resultado };
}

export const esArchivo = (resultado: unknown): resultado is Archivo =>
  typeof resultado === 'object' && resultado !== null && archivado in resultado;

const esConMsg = (resultado: unknown): resultado is ConMsg<unknown> =>
  typeof resultado === 'object' && resultado !== null && msg in resultado;
