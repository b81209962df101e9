import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as comun from '@zxcvbn-ts/language-common';
import * as es from '@zxcvbn-ts/language-es-es';

import type { Fuerza } from '@comanda/shared/contracts/auth/cuenta';

/** `suyos`: what its owner is called, and where they work. */
type ClaveQueSeMide = { clave: string; suyos: string[] };
type Medida = Omit<Fuerza, 'suficiente'>;

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

const medidor = new ZxcvbnFactory({
  dictionary: { ...comun.dictionary, ...es.dictionary, locales: PALABRAS_LOCALES },
  graphs: comun.adjacencyGraphs,
  translations: es.translations,
});

/** What the thread of medirClave does: it looks a password up in its dictionaries. */
export function hacer({ clave, suyos }: ClaveQueSeMide): Medida {
  const { score, feedback } = medidor.check(clave, suyos);
  return { puntaje: score, aviso: feedback.warning ?? '', sugerencias: feedback.suggestions };
}
