import { leerP12, P12Error } from './leerP12';

/** `ruc`: whose certificate is looked for, where a file has several. */
export type PedidoDeP12 = { p12: Uint8Array; clave: string; ahora: Date; ruc?: string | undefined };
/** A signing certificate and its key, as plain bytes. */
export type LlaveDeFirma = { der: Uint8Array; pkcs8: Uint8Array };
export type LecturaDeP12 =
  | ({ ok: true } & LlaveDeFirma)
  | { ok: false; motivo: P12Error['motivo'] };

/** What the thread of abrirP12 does: it reads a P12. */
export function hacer({ p12, clave, ahora, ruc }: PedidoDeP12): LecturaDeP12 {
  try {
    const { derBase64, clave: llave } = leerP12(Buffer.from(p12), clave, ahora, ruc);
    const pkcs8 = llave.export({ type: 'pkcs8', format: 'der' });
    return { ok: true, der: Buffer.from(derBase64, 'base64'), pkcs8 };
  } catch (error) {
    if (error instanceof P12Error) return { ok: false, motivo: error.motivo };
    throw error;
  }
}
