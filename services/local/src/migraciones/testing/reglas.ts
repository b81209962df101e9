import { partesDe, type Sentencia } from './sentencias';

/** The file that a statement stands in. */
export type Lugar = {
  sentencias: readonly Sentencia[];
  /** It runs in no transaction (kit/migrate). */
  suelta: boolean;
  /** It says which earlier migration expanded what it takes away. */
  contrae: boolean;
  /** An earlier file validated a constraint of it. */
  estaRevisada: (tabla: string) => boolean;
  esNueva: (tabla: string) => boolean;
  esGrande: (tabla: string) => boolean;
};
type EnLugar = Lugar & { i: number };
type Regla = {
  porque: string;
  remedio: string;
  rompe: (sentencia: Sentencia, lugar: EnLugar) => boolean;
};

const INDICE =
  /^create (?:unique )?index (concurrently )?(?:if not exists )?(?:([\w.]+) )?on (?:only )?([\w.]+)/;
const BORRA_INDICE = /^drop index concurrently if exists (?:\w+\.)?(\w+)$/;
const ALTER = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/;
const AGREGA =
  /^add (?:column )?(?:if not exists )?(?!constraint|foreign|check|unique|primary|exclude)\w+ /;
const RESTRICCION = /^add (?:constraint \w+ )?(foreign key|check|unique|primary key|exclude)/;
/** Functions whose value is one for the whole statement: PostgreSQL works it out once, and rewrites nothing. */
const ESTABLES = new Set([
  'now',
  'nullif',
  'coalesce',
  'current_setting',
  'date_trunc',
  'lower',
  'numeric',
  'varchar',
]);

/** What the statement alters and what it does to it, part by part; nothing where it alters no table. */
function alteraciones({ texto }: Sentencia): { tabla: string; parte: string }[] {
  const [, tabla = '', resto = ''] = ALTER.exec(texto) ?? [];
  return tabla ? partesDe(resto).map((parte) => ({ tabla, parte })) : [];
}

const alguna = (sentencia: Sentencia, es: (tabla: string, parte: string) => boolean): boolean =>
  alteraciones(sentencia).some(({ tabla, parte }) => es(tabla, parte));

/**
 * The body of a block that moves one table to another schema, once, and leaves under its name a view of all of it, which the
 * version before reads and writes through. It runs by itself, and again from its beginning without harm.
 */
const MUDANZA =
  /^begin if to_regclass\('\w+[.](\w+)'\) is null then alter table (\w+)[.]\1 set schema (\w+); create view \2[.]\1 (?:with \(security_invoker = true\) )?as select \* from \3[.]\1; grant [^;]+; end if; end$/;
const esMudanza = (cuerpo: string): boolean =>
  MUDANZA.test(cuerpo.toLowerCase().replace(/\s+/g, ' ').trim());

const valorDe = (parte: string): string =>
  / default (.*?)(?= not null| null| check| references| unique|$)/.exec(parte)?.[1] ?? '';
const esVolatil = (valor: string): boolean =>
  [...valor.matchAll(/([\w.]+) ?\(/g)].some(([, funcion = '']) => !ESTABLES.has(funcion));

/** The rules, each with what it refuses. Those of a large table leave alone what its own file has just made. */
export const REGLAS = {
  'indice-en-transaccion': {
    porque:
      'No se puede vender mientras se hace: espera a que termine todo el que escribe en esa tabla.',
    remedio:
      'create index concurrently, en un archivo propio que empiece con `-- sin transaccion`.',
    rompe: ({ texto }, { esGrande }) => {
      const [, concurrente, , tabla = ''] = INDICE.exec(texto) ?? [];
      return !concurrente && esGrande(tabla);
    },
  },
  'unica-sin-indice': {
    porque: 'Hace su índice con la tabla cerrada.',
    remedio:
      'Primero create unique index concurrently; luego add constraint ... unique using index.',
    rompe: (sentencia, { esGrande }) =>
      alguna(sentencia, (tabla, parte) => {
        const [, clase = ''] = RESTRICCION.exec(parte) ?? [];
        const deColumna = AGREGA.test(parte) && / (unique|primary key)\b/.test(parte);
        const propia = /^(unique|primary key|exclude)$/.test(clase) && !/ using index /.test(parte);
        return esGrande(tabla) && (deColumna || propia);
      }),
  },
  'concurrente-en-transaccion': {
    porque: 'PostgreSQL lo rechaza dentro de una transacción, y así corre una migración.',
    remedio: 'Un archivo propio que empiece con `-- sin transaccion`.',
    rompe: ({ texto }, { suelta }) =>
      /^(create|drop|reindex)\b.* concurrently\b/.test(texto) && !suelta,
  },
  'suelta-que-no-se-repite': {
    porque:
      'Lo que corre sin transacción puede quedar a medias, y vuelve a correr desde el principio.',
    remedio:
      'Solo `drop index concurrently if exists x` y, enseguida, `create index concurrently x`; o `validate constraint`.',
    rompe: ({ texto, cuerpos }, { suelta, sentencias, i }) => {
      if (
        !suelta ||
        (/^do\b/.test(texto) && cuerpos.every(esMudanza)) ||
        BORRA_INDICE.test(texto) ||
        /^alter table \S+ validate constraint \w+$/.test(texto)
      )
        return false;
      const [, concurrente, nombre] = INDICE.exec(texto) ?? [];
      const [, borrado] = BORRA_INDICE.exec(sentencias[i - 1]?.texto ?? '') ?? [];
      return !concurrente || nombre === undefined || borrado !== nombre;
    },
  },
  'columna-obligatoria': {
    porque:
      'La versión anterior, que sigue en marcha, no la escribe: sus inserciones fallan, y las filas que ya hay también.',
    remedio: 'Con un default, o sin not null hasta que nadie la deje vacía.',
    rompe: (sentencia, { esNueva }) =>
      alguna(
        sentencia,
        (tabla, parte) =>
          !esNueva(tabla) &&
          AGREGA.test(parte) &&
          / not null\b/.test(parte) &&
          !/ (default|generated) /.test(parte),
      ),
  },
  'columna-que-reescribe': {
    porque: 'Su valor es otro en cada fila: PostgreSQL reescribe la tabla entera, cerrada.',
    remedio:
      'Sin default y llenada por partes; o un default constante, o de now() y current_setting(), que se calculan una vez.',
    rompe: (sentencia, { esGrande }) =>
      alguna(
        sentencia,
        (tabla, parte) =>
          esGrande(tabla) &&
          AGREGA.test(parte) &&
          (/ (generated|\w*serial)\b/.test(parte) || esVolatil(valorDe(parte))),
      ),
  },
  'cambia-de-tipo': {
    porque:
      'Reescribe la tabla o sus indices, cerrada, y la versión anterior lee el tipo de antes.',
    remedio:
      'Una columna nueva con el otro tipo, las dos escritas por un tiempo, y la vieja fuera en otra versión.',
    rompe: (sentencia, { esNueva }) =>
      alguna(
        sentencia,
        (tabla, parte) => !esNueva(tabla) && /^alter (column )?\w+ (set data )?type /.test(parte),
      ),
  },
  'obligatoria-sin-revisar': {
    porque: 'Lee la tabla entera, cerrada, para saber que no hay ninguna vacía.',
    remedio:
      'add constraint ... check (x is not null) not valid; validate constraint en otro archivo; set not null en un tercero.',
    rompe: (sentencia, { esGrande, estaRevisada }) =>
      alguna(
        sentencia,
        (tabla, parte) =>
          esGrande(tabla) &&
          /^alter (column )?\w+ set not null/.test(parte) &&
          !estaRevisada(tabla),
      ),
  },
  'revisa-en-transaccion': {
    porque:
      'Lo que vaya antes en la misma transacción tiene la tabla cerrada mientras se lee entera.',
    remedio: 'validate constraint en un archivo propio que empiece con `-- sin transaccion`.',
    rompe: (sentencia, { suelta, esGrande }) =>
      !suelta &&
      alguna(sentencia, (tabla, parte) => esGrande(tabla) && /^validate constraint /.test(parte)),
  },
  'restriccion-que-revisa': {
    porque: 'Lee la tabla entera, cerrada, para saber que todas las filas la cumplen.',
    remedio:
      'add constraint ... not valid, y validate constraint en otro archivo, que no cierra nada.',
    rompe: (sentencia, { esGrande }) =>
      alguna(sentencia, (tabla, parte) => {
        const [, clase = ''] = RESTRICCION.exec(parte) ?? [];
        const deTabla = /^(foreign key|check)$/.test(clase) && !/ not valid$/.test(parte);
        const deColumna = AGREGA.test(parte) && / (check \(|references )/.test(parte);
        return esGrande(tabla) && (deTabla || deColumna);
      }),
  },
  quita: {
    porque: 'La versión anterior, que sigue en marcha, todavía lo lee o lo llama.',
    remedio:
      'Primero una versión que no lo use. Luego, en otra: `-- contrae: NNNN, por qué ya nadie lo lee`.',
    rompe: (sentencia, { contrae, esNueva }) =>
      !contrae &&
      (/^(drop (table|view|materialized view|function|procedure|schema|sequence|type|domain)|truncate)\b/.test(
        sentencia.texto,
      ) ||
        /^alter (view|function|sequence|type|schema|index) .* rename /.test(sentencia.texto) ||
        alguna(
          sentencia,
          (tabla, parte) =>
            !esNueva(tabla) &&
            /^(drop (?!constraint)|rename |set schema |alter (column )?\w+ drop default)/.test(
              parte,
            ),
        )),
  },
  'toca-todas-las-filas': {
    porque:
      'Deja cerrada cada fila que toca hasta que termina, y la tabla con el doble de su tamaño.',
    remedio:
      'Por partes y fuera de la migración (como npm run totales), o que el código lea lo que falta.',
    rompe: ({ texto }, { esGrande }) => {
      const escribe = /\b(?:update|delete from) (?:only )?([\w.]+)/g;
      return [...texto.matchAll(escribe)].some(([, tabla = '']) => esGrande(tabla));
    },
  },
  cierra: {
    porque: 'Cierra la tabla para todos.',
    remedio:
      'No hace falta en una migración; para ordenar o compactar, pg_repack con el producto en marcha.',
    rompe: ({ texto }) =>
      /^(lock\b|cluster\b|vacuum full\b|reindex (?!.*concurrently)|refresh materialized view (?!concurrently))/.test(
        texto,
      ),
  },
  'bloque-que-no-se-lee': {
    porque: 'Lo que arma un `do` no lo puede leer ninguna regla.',
    remedio:
      'Escrito entero, sentencia por sentencia. Un `do` vale para permisos, políticas, y para mudar una tabla de esquema (platform/0011).',
    rompe: ({ texto, cuerpos }) =>
      /^do\b/.test(texto) &&
      cuerpos.some(
        (cuerpo) =>
          !esMudanza(cuerpo) &&
          /\b(add|alter (column|table %\S+ (?!enable row))|drop|rename|alter table \S+ set schema|update|delete|truncate|lock|index|set not null)\b/i.test(
            cuerpo,
          ),
      ),
  },
} satisfies Readonly<Record<string, Regla>>;

export type ReglaId = keyof typeof REGLAS;
