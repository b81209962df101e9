import {
  MOTIVOS_MERMA,
  type MotivoMerma,
  type TipoDeMovimientoDeBodega,
} from '@comanda/shared/contracts/inventario/mermas';

import type { Azar } from './azar';
import type { MateriaDemo } from './bodegas';

/** A row of a ledger, in thousandths and cents: sums of whole numbers are right. */
export type AsientoDemo = {
  tipo: TipoDeMovimientoDeBodega;
  milesimas: number;
  saldo: number;
  centavos: number;
  motivo: MotivoMerma | null;
  detalle: string;
  /** Place in the ledger of the waste it takes back, from 1. */
  reversa: number | null;
  creado: string;
};

export type LibroDemo = {
  inicial: number;
  actual: number;
  transcurrido: number;
  alerta: number;
  asientos: AsientoDemo[];
};

const SEMANAS = 4;
const HORA_MS = 60 * 60 * 1000;
const SEMANA_MS = 7 * 24 * HORA_MS;

const DESCRIPCION: Record<MotivoMerma, readonly string[]> = {
  CADUCADO: ['Pasó la fecha', 'Se dañó en la cámara'],
  DANADO: ['Se cayó al descargar', 'Llegó golpeado'],
  PREPARACION: ['Limpieza y recorte', 'Plato devuelto'],
  OTRO: ['Muestra para cliente'],
};

/**
 * Four weeks of a material up to the day before `hoy`: on its Monday it comes in, on the days after something is wasted,
 * and a count at the end of the week takes out what was cooked.
 */
export function libroDemo(materia: MateriaDemo, hoy: string, azar: Azar): LibroDemo {
  const semana = Math.round(materia.semanal * 1000);
  const comienzo = Date.parse(hoy) - SEMANAS * SEMANA_MS;
  const asientos: AsientoDemo[] = [];
  let saldo = 0;
  const asentar = (
    tipo: TipoDeMovimientoDeBodega,
    milesimas: number,
    resto: Pick<AsientoDemo, 'detalle'> & Partial<AsientoDemo> & { horas: number },
  ) => {
    saldo += milesimas;
    const { horas, motivo = null, reversa = null, detalle } = resto;
    asientos.push({
      tipo,
      milesimas,
      saldo,
      motivo,
      reversa,
      detalle,
      centavos: Math.round((Math.abs(milesimas) * materia.costo) / 10),
      creado: new Date(comienzo + horas * HORA_MS).toISOString(),
    });
  };

  const inicial = Math.round(semana / 4);
  asentar('INICIAL', inicial, { detalle: 'Peso inicial', horas: 12 });
  for (let n = 0; n < SEMANAS; n++) {
    const lunes = n * 7 * 24;
    asentar('ENTRADA', semana, { detalle: 'Nuevo ingreso', horas: lunes + 13 });
    for (const dia of [2, 4]) {
      const motivo = azar.uno(MOTIVOS_MERMA);
      const merma = entero(semana * (0.01 + azar.siguiente() * 0.03), materia);
      const detalle = azar.uno(DESCRIPCION[motivo]);
      asentar('MERMA', -merma, { motivo, detalle, horas: lunes + dia * 24 + azar.entero(14, 23) });
    }
    const cocinado = entero(semana * (0.85 + azar.siguiente() * 0.1), materia);
    asentar('CORRECCION', -cocinado, {
      detalle: 'Conteo de la semana',
      horas: lunes + 6 * 24 + 22,
    });
  }
  const ultima = asientos.findLastIndex(({ tipo }) => tipo === 'MERMA');
  const merma = asientos[ultima];
  if (merma)
    asentar('REVERSO', -merma.milesimas, {
      reversa: ultima + 1,
      detalle: 'Era de otro producto',
      horas: SEMANAS * 7 * 24 - 1,
    });
  const transcurrido = inicial + SEMANAS * semana - saldo;
  return { inicial, actual: saldo, transcurrido, alerta: alertaDe(materia, saldo), asientos };
}

/** Eggs are whole. */
const entero = (milesimas: number, { entrada }: MateriaDemo) =>
  entrada === 'unidad'
    ? Math.max(1000, Math.round(milesimas / 1000) * 1000)
    : Math.round(milesimas);

/** In whole units: at what there is where it runs short, else well below. */
const alertaDe = ({ escasa }: MateriaDemo, saldo: number): number =>
  escasa ? Math.ceil(saldo / 1000) * 1000 : Math.floor(saldo / 3000) * 1000;

/** A ledger as the database takes it. */
export const filasDeLibro = ({ asientos }: LibroDemo, { entrada }: MateriaDemo) =>
  asientos.map(({ milesimas, saldo, centavos, tipo, ...resto }, i) => ({
    ...resto,
    linea: i + 1,
    tipo,
    cantidad: milesimas / 1000,
    saldo: saldo / 1000,
    costo: centavos / 100,
    peso_merma: tipo === 'MERMA' ? -milesimas / 1000 : null,
    medida: tipo === 'MERMA' ? entrada : null,
  }));
