type Clave = string | symbol;

/**
 * What ordinary code gives an instance of its own by plain assignment (`chunks.push = …`, `error.message = …`). Where its prototype
 * is frozen that throws, unless the prototype has an accessor there. All else stays plain: engines read that faster.
 */
const SE_PISAN: ReadonlyMap<object, readonly Clave[] | 'todo'> = new Map<
  object,
  readonly Clave[] | 'todo'
>([
  [Object.prototype, 'todo'],
  [Error.prototype, 'todo'],
  [Array.prototype, ['push', 'toString', 'toLocaleString']],
  [Function.prototype, ['constructor', 'toString', 'bind', 'call', 'apply']],
  [Promise.prototype, []],
]);
/** Of the others. Arrays and promises keep their `constructor` plain: an engine looks at it before it takes the short way. */
const EN_LOS_DEMAS: readonly Clave[] = ['constructor', 'toString', 'valueOf', 'message', 'name'];

/**
 * V8 and React steer their traces by assigning to Error. An engine gives up its short way through replace, split and matchAll where the
 * prototype of expressions is another than it made (up to a hundred times as long), and transpiled code assigns to what inherits from it.
 */
const ABIERTOS: ReadonlySet<object> = new Set([Error, RegExp, RegExp.prototype]);

/**
 * From now on nobody replaces what the language itself gives: an assignment to it throws, and one to an instance makes a property
 * of the instance, as ever.
 */
export function congelar(): void {
  for (const suyo of intrinsecos()) {
    for (const clave of seAsignan(suyo)) abrirAInstancias(suyo, clave);
    Object.freeze(suyo);
  }
}

function seAsignan(de: object): readonly Clave[] {
  const suyas = SE_PISAN.get(de) ?? EN_LOS_DEMAS;
  return suyas === 'todo' ? Reflect.ownKeys(de) : suyas;
}

function abrirAInstancias(de: object, clave: Clave): void {
  const antes = Object.getOwnPropertyDescriptor(de, clave);
  if (!antes?.configurable || !antes.writable) return;
  const { value, enumerable } = antes as { value: unknown; enumerable: boolean };
  const propia = { writable: true, enumerable: true, configurable: true };
  Object.defineProperty(de, clave, {
    configurable: false,
    enumerable,
    get: () => value,
    set(this: object, nuevo: unknown) {
      if (this === de) throw new TypeError(`contencion: ${String(clave)} is not to be replaced`);
      Object.defineProperty(this, clave, { value: nuevo, ...propia });
    },
  });
}

/** Constructors with their prototypes, objects full of functions, and the prototypes that no name leads to. */
function intrinsecos(): Set<object> {
  const con = CON_NOMBRE.flatMap((uno) => [uno, Reflect.get(uno, 'prototype') as unknown]);
  return new Set([...con, ...sinNombre()].filter(esObjeto).filter((uno) => !ABIERTOS.has(uno)));
}

const esObjeto = (uno: unknown): uno is object =>
  (typeof uno === 'object' && uno !== null) || typeof uno === 'function';

const CON_NOMBRE: readonly object[] = [
  [Object, Function, Array, String, Number, Boolean, Symbol, BigInt, RegExp, Date, Promise, Proxy],
  [Map, Set, WeakMap, WeakSet, WeakRef, ArrayBuffer, DataView, Math, JSON, Reflect, Atomics],
  [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array],
  [Float32Array, Float64Array, BigInt64Array, BigUint64Array],
  [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, AggregateError],
  [Intl, Intl.NumberFormat, Intl.DateTimeFormat, Intl.Collator, Intl.PluralRules],
].flat();

function sinNombre(): unknown[] {
  const de = (uno: unknown): unknown => Object.getPrototypeOf(uno);
  const prototipoEn = (uno: unknown): unknown => Reflect.get(Object(uno) as object, 'prototype');
  const deLista = de([][Symbol.iterator]());
  const deConTipo = de(Uint8Array);
  const generadoras = [function* () {}, async function* () {}].map(de);
  const generadas = generadoras.map(prototipoEn);
  const otras = [new Map().keys(), new Set().keys(), ''[Symbol.iterator](), ''.matchAll(/x/g)];
  return [
    [deLista, de(deLista), deConTipo, prototipoEn(deConTipo)],
    [...otras.map(de), ...generadoras, ...generadas, ...generadas.map(de)],
    [de(async () => Promise.resolve())],
  ].flat();
}
