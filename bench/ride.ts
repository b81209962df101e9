// node --import tsx bench/ride.ts: printed forms a second of a core's time, from the XML to the PDF, of an ordinary invoice (5
// lines), as a page and for a roll of paper; and how long the longest that is sold (300 lines) keeps a process from anything else.
// Counted in time the processor worked, so that what else the machine does changes little. 25 s.
import { leerRide } from '../services/billing/src/ride/leerRide';
import { ride80mm } from '../services/billing/src/ride/ride80mm';
import { rideA4 } from '../services/billing/src/ride/rideA4';
import { xmlDeFactura, xmlDeNota } from '../services/billing/src/testing/documentos';

const RONDAS = 5;
const SEGUNDOS = 0.5;
const LIMITE = 100; // a second

const autorizada = new Date('2026-11-20T18:05:00Z');
const FORMAS = { a4: rideA4, '80mm': ride80mm };
const unica = { emisor: { nombreComercial: 'Кафе Łódź' } };
const CASOS = [
  ['factura de 5 lineas', xmlDeFactura({ lineas: 5 }), LIMITE],
  ['nota de credito de 5 lineas', xmlDeNota({ lineas: 5 }), LIMITE],
  ['con letras que hay que incluir', xmlDeFactura({ lineas: 5, ...unica }), null],
  ['factura de 300 lineas', xmlDeFactura({ lineas: 300 }), null],
];

const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];

const hacer = (forma, xml) => FORMAS[forma]({ documento: leerRide(xml), autorizada, logo: null });

function trabajado(desde) {
  const { user, system } = process.cpuUsage(desde);
  return (user + system) / 1e6;
}

/** Documents a second, one after the other. */
async function medir(forma, xml) {
  const inicio = process.cpuUsage();
  let hechos = 0;
  while (trabajado(inicio) < SEGUNDOS) {
    await hacer(forma, xml);
    hechos++;
  }
  return hechos / trabajado(inicio);
}

const filas = [];
for (const [documento, xml, limite] of CASOS) {
  for (const forma of Object.keys(FORMAS)) {
    await medir(forma, xml); // compiled code
    const rondas = [];
    for (let i = 0; i < RONDAS; i++) rondas.push(await medir(forma, xml));
    const porSegundo = mediana(rondas);
    filas.push({
      documento,
      forma,
      'PDF/s': Math.round(porSegundo),
      'ms cada uno': Number((1000 / porSegundo).toFixed(1)),
      KB: Number(((await hacer(forma, xml)).length / 1024).toFixed(1)),
      limite: limite ?? '',
    });
  }
}
console.table(filas);
process.exit(filas.every(({ limite, 'PDF/s': n }) => limite === '' || n >= limite) ? 0 : 1);
