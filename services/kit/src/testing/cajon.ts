import { randomUUID } from 'node:crypto';

import {
  firmarBoleto,
  firmarImpresora,
  firmarNuevoVinculo,
  nuevoParDeCajon,
} from '../acceso/boletoDeCajon';

const par = nuevoParDeCajon();

/** What the print service of a test is paired with. */
export const VINCULO = {
  empresa: 'La Cevichería del Puerto',
  impresion: randomUUID(),
  publica: par.publica,
};

/** A right to open its drawer once, good for a minute. */
export const otroBoleto = (): string =>
  firmarBoleto(par, {
    id: randomUUID(),
    impresion: VINCULO.impresion,
    hasta: Date.now() + 60_000,
    quien: 'Ana',
    caja: 1,
    motivo: 'Prueba',
    dispositivo: null,
  });

/** A key of somebody else, which the first one has signed. */
export function otroVinculo() {
  const vinculo = {
    empresa: 'Cafetería Andina',
    impresion: randomUUID(),
    publica: nuevoParDeCajon().publica,
  };
  const firma = firmarNuevoVinculo(par, vinculo);
  return { vinculo, presente: { impresion: VINCULO.impresion, firma } };
}

/** How one of its printers is to be, and the signature that it asks for. */
export function otraImpresora<Cambio extends Record<string, string | number>>(cambio: Cambio) {
  const { impresion } = VINCULO;
  const firma = firmarImpresora(par, { impresion, ajuste: cambio });
  return { ...cambio, presente: { impresion, firma } };
}
