import {
  PRODUCTOS_DE_REPORTE,
  type Figuras,
  type ParteDeReporte,
  type ReporteVentas,
} from '@comanda/shared/contracts/reportes/reportes';
import {
  aCentavos,
  aDolares,
  centavos,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { horasDelDia } from '@comanda/shared/domain/texto/fecha';
import { diasDe, sumarDias, type Periodo } from '@comanda/shared/domain/texto/periodo';

import { llaveDeNombre, type Nombres } from './nombres';
import type { ReporteLeidoDeBase, TotalDeReporteRow } from './consulta';

type Cuanto = { ventas: number; total: number };
const NADA: Cuanto = { ventas: 0, total: 0 };

const monto = (texto: string): Centavos => aCentavos(Number(texto));
const cuanto = ({ ventas, monto: total }: TotalDeReporteRow): Cuanto => ({
  ventas,
  total: Number(total),
});

/** What was read, as the report has it: dollars, every day, most first, each beside the period before. */
export function armarReporte({
  filas,
  nombres,
  consulta: { periodo, anterior },
  hoy,
  horaCorte,
}: ReporteLeidoDeBase): ReporteVentas {
  const de = (grupo: string) => filas.filter((fila) => fila.grupo === grupo);
  const partes = (grupo: string) => partesDe(de(grupo), nombres);
  const dias = de('DIA VENTAS');
  const aparte = {
    dias,
    anuladas: de('DIA ANULADAS'),
    devoluciones: de('DIA DEVOLUCIONES'),
    servicio: de('DIA SERVICIO'),
  };
  const productos = partes('PRODUCTO');
  const mejores = productos.slice(0, PRODUCTOS_DE_REPORTE);
  return {
    periodo,
    anterior,
    hoy,
    hora_corte: horaCorte,
    figuras: figurasDe(aparte, false),
    antes: figurasDe(aparte, true),
    dias: porDia(dias, periodo, false),
    dias_antes: porDia(dias, anterior, true),
    horas: porHora(de('HORA'), horaCorte),
    calor: calorDe(de('HORA')),
    formas: partes('FORMA'),
    categorias: partes('CATEGORIA'),
    tarifas: partes('TARIFA'),
    usuarios: partes('USUARIO'),
    mesas: partes('MESA'),
    canales: partes('CANAL'),
    mejores,
    peores: productos
      .filter(({ ventas }) => ventas > 0)
      .slice(mejores.length)
      .slice(-PRODUCTOS_DE_REPORTE)
      .reverse(),
    productos: productos.filter(({ ventas }) => ventas > 0).length,
  };
}

type PorDia = Record<
  'dias' | 'anuladas' | 'devoluciones' | 'servicio',
  readonly TotalDeReporteRow[]
>;

function figurasDe(filas: PorDia, antes: boolean): Figuras {
  const del = (grupo: keyof PorDia) => filas[grupo].filter((fila) => fila.antes === antes);
  const [suyas, perdidas, devueltas] = [del('dias'), del('anuladas'), del('devoluciones')];
  const suma = (campo: 'monto' | 'base' | 'iva' | 'descuento' | 'propina') =>
    sumar(suyas.map((fila) => monto(fila[campo])));
  const cuantas = contar(suyas);
  const total = suma('monto');
  const servicio = sumar(del('servicio').map((fila) => monto(fila.monto)));
  return {
    ventas: cuantas,
    total: aDolares(total),
    subtotal: aDolares(suma('base')),
    iva: aDolares(suma('iva')),
    descuento: aDolares(suma('descuento')),
    propina: aDolares(centavos(suma('propina') - servicio)),
    servicio: aDolares(servicio),
    promedio: cuantas === 0 ? 0 : aDolares(centavos(Math.round(total / cuantas))),
    anuladas: contar(perdidas),
    total_anuladas: aDolares(sumar(perdidas.map((fila) => monto(fila.monto)))),
    devoluciones: contar(devueltas),
    total_devoluciones: aDolares(sumar(devueltas.map((fila) => monto(fila.monto)))),
  };
}

const contar = (filas: readonly TotalDeReporteRow[]) =>
  filas.reduce((cuantas, { ventas }) => cuantas + ventas, 0);

function porDia(filas: readonly TotalDeReporteRow[], periodo: Periodo, antes: boolean) {
  const hallados = new Map(
    filas.filter((fila) => fila.antes === antes).map((fila) => [fila.clave, cuanto(fila)]),
  );
  return Array.from({ length: diasDe(periodo) }, (_, n) => {
    const fecha = sumarDias(periodo.desde, n);
    return { fecha, ...(hallados.get(fecha) ?? NADA) };
  });
}

/** A row of HORA is of a day of the week and an hour: '5 09'. */
const diaYHora = ({ clave }: TotalDeReporteRow) => {
  const [dia = 0, hora = 0] = clave.split(' ').map(Number);
  return { dia, hora };
};

function porHora(filas: readonly TotalDeReporteRow[], horaCorte: number) {
  const horas = [...new Set(filas.map((fila) => diaYHora(fila).hora))].sort(
    (a, b) => horasDelDia(a, horaCorte) - horasDelDia(b, horaCorte),
  );
  return horas.map((hora) => {
    const suyas = filas.filter((fila) => diaYHora(fila).hora === hora);
    const de = (antes: boolean) => juntar(suyas.filter((fila) => fila.antes === antes));
    return { hora, ...de(false), antes: de(true) };
  });
}

const juntar = (filas: readonly TotalDeReporteRow[]): Cuanto => ({
  ventas: contar(filas),
  total: aDolares(sumar(filas.map((fila) => monto(fila.monto)))),
});

const calorDe = (filas: readonly TotalDeReporteRow[]) =>
  filas
    .filter(({ antes }) => !antes)
    .map((fila) => ({ ...diaYHora(fila), ...cuanto(fila) }))
    .sort((a, b) => a.dia - b.dia || a.hora - b.hora);

/** A part for each key, the largest first, also of a product that is sold no more, with what it sold before. */
export function partesDe(filas: readonly TotalDeReporteRow[], nombres: Nombres): ParteDeReporte[] {
  const suyas = (antes: boolean) =>
    new Map(filas.filter((fila) => fila.antes === antes).map((fila) => [fila.clave, fila]));
  const [ahora, antes] = [suyas(false), suyas(true)];
  const nombreDe = ({ grupo, clave }: TotalDeReporteRow) =>
    nombres.get(llaveDeNombre({ grupo, clave })) ?? clave;
  const vendidas = [...ahora.values()].map((fila) => ({
    clave: fila.clave,
    nombre: nombreDe(fila),
    ...medidaDe(fila),
    antes: medidaAntes(antes.get(fila.clave)),
  }));
  const yaNo = [...antes.values()]
    .filter(({ clave }) => !ahora.has(clave))
    .map((fila) => ({
      clave: fila.clave,
      nombre: nombreDe(fila),
      ...SIN_VENTAS,
      antes: medidaAntes(fila),
    }));
  return [...vendidas, ...yaNo].sort(
    (a, b) => b.total - a.total || a.nombre.localeCompare(b.nombre, 'es'),
  );
}

const medidaDe = (fila: TotalDeReporteRow) => ({
  ...cuanto(fila),
  cantidad: Number(fila.cantidad),
  base: Number(fila.base),
  iva: Number(fila.iva),
  descuento: Number(fila.descuento),
  propina: Number(fila.propina),
  vueltas: fila.vueltas,
  minutos: fila.minutos,
});

const SIN_VENTAS: ReturnType<typeof medidaDe> = {
  ...NADA,
  cantidad: 0,
  base: 0,
  iva: 0,
  descuento: 0,
  propina: 0,
  vueltas: 0,
  minutos: 0,
};

const medidaAntes = (fila: TotalDeReporteRow | undefined) =>
  fila ? { ...cuanto(fila), cantidad: Number(fila.cantidad) } : { ...NADA, cantidad: 0 };
