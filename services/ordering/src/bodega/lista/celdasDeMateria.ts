import {
  bodegaCalls,
  COSTO_UNITARIO_MAXIMO,
  MEDIDAS,
  PESO_MAXIMO,
  type Medida,
} from '@comanda/shared/contracts/inventario/bodega';
import type { ColumnaMateriaPrima } from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { aMicros, deMicros } from '@comanda/shared/domain/producto/materiaPrima';
import { aMilesimas, deMilesimas } from '@comanda/shared/domain/producto/medidas';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { esTextoSano } from '@comanda/kit/http/textoSano';
import { leerCifra } from '@comanda/kit/listas/cifras';
import type { CeldaLeida, Lista } from '@comanda/kit/listas/lista';

/** What a row says of a material; of what is undefined it says nothing. */
export type FilaDeMateria = {
  fila: number;
  materia: string;
  peso: number;
  entrada: Medida;
  salida: Medida | undefined;
  alerta: number | undefined;
  /** Dollars a unit of `entrada`. */
  costo: number | undefined;
};

/** The rule of the form is that of the file. */
const { materi_prima: REGLA } = bodegaCalls.crearMateriaPrima.body.shape;

function leerMateria(texto: string): CeldaLeida<string> {
  if (!esTextoSano(texto)) return { msg: 'Tiene caracteres no permitidos' };
  const leido = REGLA.safeParse(texto);
  if (leido.success) return { valor: leido.data };
  return { msg: leido.error.issues[0]?.message ?? 'No es válido' };
}

const enMilesimas = (peso: number) => deMilesimas(aMilesimas(peso));
const cifraDePeso = (nombre: string) => ({
  nombre,
  decimales: 3,
  maximo: PESO_MAXIMO,
  redondear: enMilesimas,
});
/** A gram or a millilitre costs parts of a cent. */
const CIFRA_DE_COSTO = {
  nombre: 'El costo',
  decimales: 6,
  maximo: COSTO_UNITARIO_MAXIMO,
  redondear: (costo: number) => deMicros(aMicros(costo)),
};

/** Where nothing is said there is none of it yet. */
function leerPeso(texto: string): CeldaLeida<number> {
  const leido = leerCifra(texto, cifraDePeso('El peso inicial'));
  return 'msg' in leido ? leido : { ...leido, valor: leido.valor ?? 0 };
}

/** As people write them, in small letters without accents. */
const OTROS_NOMBRES: Readonly<Record<Medida, readonly string[]>> = {
  kg: ['kilo', 'kilos', 'kgs', 'kilogramo', 'kilogramos'],
  g: ['gr', 'grs', 'gramo', 'gramos'],
  lb: ['lbs', 'libra', 'libras'],
  l: ['lt', 'lts', 'ltr', 'litro', 'litros'],
  ml: ['mls', 'cc', 'mililitro', 'mililitros'],
  unidad: ['u', 'un', 'und', 'unid', 'uni', 'unidades', 'pieza', 'piezas'],
};
const POR_NOMBRE: ReadonlyMap<string, Medida> = new Map(
  MEDIDAS.flatMap((medida) => [medida, ...OTROS_NOMBRES[medida]].map((uno) => [uno, medida])),
);

function leerMedida(texto: string): CeldaLeida<Medida> {
  const dicho = normalizar(texto.trim()).replace(/[.]$/, '');
  if (dicho === '') return { msg: `Falta la medida: ${MEDIDAS.join(', ')}` };
  const valor = POR_NOMBRE.get(dicho);
  return valor === undefined ? { msg: `La medida debe ser ${MEDIDAS.join(', ')}` } : { valor };
}

type Declarada = ReturnType<Lista<ColumnaMateriaPrima, Record<string, never>>['declaracion']>;

/** All that reading a file knows of each column. */
export const CELDAS: Record<ColumnaMateriaPrima, Declarada> = {
  Materia: {
    campo: 'materia',
    leer: leerMateria,
    requerida: true,
    sinonimos: ['materiaprima', 'nombre', 'insumo', 'ingrediente', 'producto', 'articulo', 'item']
      .concat(['descripcion', 'detalle', 'materiprima', 'nombredelamateria'])
      .concat(['nombredelinsumo']),
  },
  'Peso inicial': {
    campo: 'peso',
    leer: leerPeso,
    requerida: true,
    sinonimos: [
      'peso',
      'cantidad',
      'existencia',
      'existencias',
      'stock',
      'saldo',
      'inventario',
    ].concat(['cant', 'ingreso', 'cantidadinicial', 'stockinicial']),
  },
  'Medida entrada': {
    campo: 'entrada',
    leer: leerMedida,
    requerida: true,
    sinonimos: [
      'medida',
      'unidad',
      'unidaddemedida',
      'um',
      'umedida',
      'medidadeentrada',
      'und',
    ].concat(['presentacion', 'unidadmedida']),
  },
  'Medida salida': {
    campo: 'salida',
    leer: (texto) => (texto.trim() === '' ? { valor: undefined } : leerMedida(texto)),
    requerida: false,
    sinonimos: ['medidadesalida', 'unidaddesalida', 'unidadsalida'],
  },
  Alerta: {
    campo: 'alerta',
    leer: (texto) => leerCifra(texto, cifraDePeso('El peso de alerta')),
    requerida: false,
    sinonimos: ['cantidadalerta', 'minimo', 'stockminimo', 'cantidadminima', 'pesoalerta'],
  },
  'Costo unitario': {
    campo: 'costo',
    leer: (texto) => leerCifra(texto, CIFRA_DE_COSTO),
    requerida: false,
    sinonimos: ['costo', 'preciocosto', 'preciodecosto', 'costoporunidad', 'valorunitario'],
  },
};
