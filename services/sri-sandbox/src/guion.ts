import { z } from 'zod';

const codigos = z.array(z.string().regex(/^\d{1,4}$/)).min(1);
const veces = z.number().int().min(1).max(1_000).default(1);
const servicio = z.enum(['recepcion', 'autorizacion']);
export type ServicioDelSri = z.output<typeof servicio>;

/** What goes wrong on the way to and from either service; 'mudo' takes the call in and cuts before it answers. */
const percance = z.strictObject({
  en: servicio,
  hace: z.enum(['normal', 'caida', 'mudo', 'demorado', 'fallo', 'falta', 'basura']),
  ms: z.number().int().min(0).max(60_000).default(0),
  veces,
});

/** Reception answers DEVUELTA with those codes and keeps nothing. */
const devolucion = z.strictObject({
  en: z.literal('recepcion'),
  hace: z.literal('devolver'),
  codigos,
  veces,
});

/**
 * What authorisation answers about a document that was received. A refusal stands until the document comes again;
 * 'varias' answers an old refusal with those codes before the authorisation, 'rechazoViejo' one alone, an hour older than what
 * came; 'nada' knows of no document.
 */
const juicio = z.strictObject({
  en: z.literal('autorizacion'),
  hace: z.enum(['noAutorizar', 'rechazar', 'varias', 'rechazoViejo', 'autorizar']),
  codigos,
  veces,
});
const silencio = z.strictObject({
  en: z.literal('autorizacion'),
  hace: z.enum(['enProceso', 'nada']),
  veces,
});

const paso = z.union([percance, devolucion, juicio, silencio]);
export type PasoDeGuion = z.output<typeof paso>;

/** What a company meets from now on: a step for each call to its service, then the normal again. */
export const guionSchema = z.strictObject({
  ruc: z.string().regex(/^\d{13}$/),
  guion: z.array(paso),
});

/** As it is sent: what may be left out has its default. */
export type Guion = z.input<typeof guionSchema>;

export type Guiones = ReturnType<typeof crearGuiones>;

export function crearGuiones() {
  const porRuc = new Map<string, PasoDeGuion[]>();
  return {
    poner({ ruc, guion }: z.output<typeof guionSchema>): void {
      porRuc.set(
        ruc,
        guion.flatMap((uno) => Array.from({ length: uno.veces }, () => uno)),
      );
    },

    /** The step of the next call of that company to that service; null: nothing out of the ordinary. */
    siguiente(ruc: string, en: ServicioDelSri): PasoDeGuion | null {
      const pasos = porRuc.get(ruc) ?? [];
      const i = pasos.findIndex((uno) => uno.en === en);
      return i < 0 ? null : (pasos.splice(i, 1)[0] ?? null);
    },
  };
}
