import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

import { enCampo } from '@comanda/kit/http/enCampo';
import { LARGO_DE_CLAVE, type Fuerza } from '@comanda/shared/contracts/cuenta';

/** What people of Ecuador and of this trade make passwords of: none of it is in the dictionaries of zxcvbn. */
const PALABRAS_LOCALES = `
  ecuador ecuatoriano guayaquil quito cuenca manta portoviejo machala ambato riobamba loja esmeraldas ibarra quevedo
  babahoyo milagro duran daule samborondon salinas montanita banos otavalo latacunga tulcan azogues guaranda tena puyo
  macas zamora galapagos guayas pichincha azuay manabi eloro tungurahua chimborazo imbabura cotopaxi carchi bolivar canar
  losrios santaelena santodomingo sucumbios orellana napo pastaza morona chongon urdesa alborada sauces malecon
  barcelona emelec ligadequito deportivoquito aucas delfin elnacional macara tricolor
  ceviche encebollado guatita bolon tigrillo llapingacho hornado fritada seco encocado corvina camaron cangrejo chifle
  verde patacon cuy yaguarlocro locro fanesca colada morada canelazo pilsener club cola guayusa quimbolito humita
  comanda restaurante cafeteria cevicheria picanteria huequita soda fonda cocina cajero cajera caja mesero mesera bar
  cocinero administrador admin gerente contador vendedor factura facturacion sri ruc bodega venta ventas local negocio
  demo demo1234 clave clave123 contrasena acceso ingreso usuario sistema puntodeventa
  panchito pancho pepito mijo mija nono chevere bacan chuta achachay jesus cristo diosesamor virgencita tequiero
`
  .trim()
  .split(/\s+/);

/** Of 4: some hundred million guesses. */
const SUFICIENTE = 3;
/** What is longer costs time to look at, and is strong by its length. */
const SE_MIRA = 40;
/** What is left of a password without its owner's names and without figures must be more than a syllable. */
const PROPIO = 4;

let medidor: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries weigh megabytes: read by the first who measures. */
async function crear(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Medidor }, comun, es] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Medidor({
    dictionary: { ...comun.dictionary, ...es.dictionary, locales: PALABRAS_LOCALES },
    graphs: comun.adjacencyGraphs,
    translations: es.translations,
  });
}

/** How easily a password is guessed by who knows `datos` of its owner: names, addresses, companies. */
export async function medirClave(clave: string, datos: readonly string[] = []): Promise<Fuerza> {
  medidor ??= crear();
  const suyos = trozos(datos);
  const { score, feedback } = (await medidor).check(clave.slice(0, SE_MIRA), suyos);
  const reparo = reparoDe(clave, suyos);
  return {
    puntaje: reparo ? Math.min(score, SUFICIENTE - 1) : score,
    suficiente: !reparo && score >= SUFICIENTE,
    aviso: reparo || (feedback.warning ?? ''),
    sugerencias: feedback.suggestions,
  };
}

/** What no dictionary is needed for; '' for nothing. */
function reparoDe(clave: string, suyos: readonly string[]): string {
  if (clave.length < LARGO_DE_CLAVE) return `La clave debe tener ${LARGO_DE_CLAVE} letras o mas`;
  const resto = suyos.reduce(
    (texto, dato) => texto.replaceAll(dato.toLowerCase(), ''),
    clave.toLowerCase(),
  );
  const esSuyo = resto.length < clave.length && resto.replace(/[^\p{L}]/gu, '').length < PROPIO;
  return esSuyo ? 'Esta hecha de su nombre, su correo o su empresa' : '';
}

/** Refuses a new password that is easily guessed, by the name of its field. */
export async function exigirClaveFuerte(
  clave: string,
  datos: readonly string[],
  campo = 'password',
): Promise<void> {
  const { suficiente, aviso } = await medirClave(clave, datos);
  if (suficiente) return;
  const porque = aviso && `${aviso.replace(/\.$/, '')}. `;
  throw enCampo('CLAVE_DEBIL', campo, { msg: `${porque}La clave es facil de adivinar. Use otra` });
}

/** 'ana.mora@demo.ec' is also ana, mora and demo. */
const trozos = (datos: readonly string[]): string[] =>
  datos
    .flatMap((dato) => [dato, ...dato.split(/[^\p{L}\p{N}]+/u)])
    .filter((dato) => dato.length > 2);
