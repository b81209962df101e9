import type { Pregunta } from '@comanda/shared/ui/core';

import { SALTO_MAXIMO, type EmisionEmpresa } from '../../contracts/facturacion/emision';
import { fraseDeSalto } from '../../domain/fiscal/comprobante';

import { emisionMensajes as mensajes } from './emisionMensajes';
import { SIGUIENTES, siguientesDeSerie, type Numeracion } from './seriesForm';

type Serie = Pick<Numeracion, 'ambiente' | 'establecimiento' | 'punto_emision'>;

/** What a change of the numbering means, and that it stays: the authority takes no number back. */
export function preguntaDeSeries(numeracion: Numeracion, emision: EmisionEmpresa): Pregunta {
  const cual = preguntaBase(numeracion, emision);
  const actuales = siguientesDeSerie(emision, numeracion);
  const otra = esOtraSerie(numeracion, emision);
  const proximas = SIGUIENTES.filter(
    (campo) => otra || (numeracion[campo] ?? 0) > actuales[campo],
  ).map((campo) =>
    mensajes.proxima[campo](numeroDe(numeracion, numeracion[campo] ?? actuales[campo])),
  );
  const saltados = SIGUIENTES.filter((campo) => (numeracion[campo] ?? 0) > actuales[campo]).map(
    (campo) => mensajes.sinVuelta(numeroDe(numeracion, actuales[campo])),
  );
  const frases = [cual.texto, ...proximas, ...saltados, mensajes.sinDeshacer];
  return { ...cual, texto: frases.filter((frase) => frase !== '').join(' '), peligro: true };
}

/** What is asked once more where a numbering jumps far: which numbers are given up. Null: none does. */
export function preguntaDeSalto(numeracion: Numeracion, emision: EmisionEmpresa): Pregunta | null {
  const saltos = saltosDe(numeracion, emision);
  if (saltos.length === 0) return null;
  const frases = saltos.map(
    ([actual, siguiente, que]) => `${que}: ${fraseDeSalto(actual, siguiente)}.`,
  );
  return { ...mensajes.salto, texto: frases.join(' '), peligro: true };
}

/** The numberings that jump far. */
export const saltosDe = (numeracion: Numeracion, emision: EmisionEmpresa) => {
  const actuales = siguientesDeSerie(emision, numeracion);
  return SIGUIENTES.flatMap((campo): [number, number, string][] => {
    const siguiente = numeracion[campo] ?? 0;
    const lejos = siguiente - actuales[campo] > SALTO_MAXIMO;
    return lejos ? [[actuales[campo], siguiente, QUE[campo]]] : [];
  });
};

const QUE = { siguiente_factura: 'Factura', siguiente_nota_credito: 'Nota de crédito' } as const;

const esOtraSerie = (una: Serie, otra: Serie): boolean =>
  una.ambiente !== otra.ambiente ||
  una.establecimiento !== otra.establecimiento ||
  una.punto_emision !== otra.punto_emision;

function preguntaBase({ ambiente }: Numeracion, emision: EmisionEmpresa) {
  if (ambiente === emision.ambiente) return mensajes.cambiar;
  return ambiente === '2' ? mensajes.aProduccion : mensajes.aPruebas;
}

const numeroDe = ({ establecimiento, punto_emision }: Serie, secuencial: number) =>
  `${establecimiento}-${punto_emision}-${String(secuencial).padStart(9, '0')}`;
