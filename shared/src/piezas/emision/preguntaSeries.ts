import type { Pregunta } from '@comanda/shared/ui/core';

import type { EmisionEmpresa } from '../../contracts/emision';

import { emisionMensajes as mensajes } from './emisionMensajes';
import { SIGUIENTES, siguientesDe, type Numeracion } from './seriesForm';

type Serie = Pick<Numeracion, 'ambiente' | 'establecimiento' | 'punto_emision'>;

/** What a change of the numbering means, and that it stays: the authority takes no number back. */
export function preguntaDe(numeracion: Numeracion, emision: EmisionEmpresa): Pregunta {
  const cual = preguntaBase(numeracion, emision);
  const actuales = siguientesDe(emision, numeracion);
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
