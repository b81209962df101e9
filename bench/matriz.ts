// node bench/matriz.ts: a client that knows nothing of the product but its OpenAPI and five accounts makes every operation as
// nobody, with a token of nobody, as every profile, and for a company that is not theirs. Promised: nobody gets 401, a profile that
// may not 403, another's company nothing; and every answer is one that the document tells, in its shape. About two minutes.
import { createRequire } from 'node:module';
import { URLSearchParams } from 'node:url';

import { abrirProducto, carpetaNueva } from '../e2e/producto';

import { ejemploDe } from './matriz/ejemplo';

/** The one that fastify has. */
const deFastify = createRequire(createRequire(import.meta.url).resolve('@fastify/ajv-compiler'));
const Ajv = deFastify('ajv/dist/2020').default;
const PERFILES = ['admin', 'cajero', 'mesero', 'contador', 'cocinero', 'operador', 'vendedor'];
const CLAVE = 'demo1234';
const SUYA = 'La Cevicheria del Puerto';
/** It is there, and of none of them. */
const AJENA = process.env.AJENA ?? 'Otra Empresa';

const datos = carpetaNueva('matriz');
const producto = await abrirProducto({
  ...datos,
  env: { RITMO_USUARIO: '0', RITMO_DIRECCION: '0' },
});
const faltas = new Set();
const cuentas = { operaciones: 0, peticiones: 0, comprobadas: 0, ajenas: 0, estados: {} };
const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });

const documento = await (await fetch(`${producto.url}/documentacion/json`)).json();
const operaciones = Object.entries(documento.paths).flatMap(([ruta, suyas]) =>
  Object.entries(suyas).map(([metodo, operacion]) => ({ ruta, metodo, ...operacion })),
);
cuentas.operaciones = operaciones.length;

/** Where one logs in: a public operation that asks for a mail and a password, and answers a token to that profile. */
const entradas = operaciones.filter(
  ({ security, ...una }) => !security && cuerpoDe(una)?.properties?.password,
);

function cuerpoDe({ requestBody }) {
  return requestBody?.content?.['application/json']?.schema;
}

async function ingresar(quien) {
  for (const { ruta } of entradas) {
    const respuesta = await fetch(producto.url + ruta, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${quien}@demo.ec`, password: CLAVE }),
    });
    const { data } = await respuesta.json();
    if (data?.token) return { quien, perfil: data.perfil, token: data.token };
  }
  throw new Error(`${quien} cannot log in`);
}

async function pedir(operacion, { token, empresa }) {
  const dados = { empresa, company: empresa };
  const partes = { path: {}, query: {}, header: {} };
  for (const { name, in: donde, required, schema } of operacion.parameters ?? [])
    if (required || name in dados) partes[donde][name] = ejemploDe(schema, dados, name);
  const ruta = operacion.ruta.replace(/\{(\w+)\}/g, (_, cual) =>
    encodeURIComponent(String(partes.path[cual] ?? dados[cual] ?? '1')),
  );
  const consulta = new URLSearchParams(partes.query).toString();
  const esquema = cuerpoDe(operacion);
  const respuesta = await fetch(`${producto.url}${ruta}${consulta && `?${consulta}`}`, {
    method: operacion.metodo.toUpperCase(),
    headers: {
      ...partes.header,
      ...(esquema && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(esquema && { body: JSON.stringify(ejemploDe(esquema, dados)) }),
  });
  cuentas.peticiones += 1;
  const { status } = respuesta;
  cuentas.estados[status] = (cuentas.estados[status] ?? 0) + 1;
  const esJson = respuesta.headers.get('content-type')?.includes('json');
  const cuerpo = esJson ? await respuesta.json() : await respuesta.arrayBuffer();
  return { status, esJson, cuerpo };
}

const falta = ({ metodo, ruta }, como, que) => faltas.add(`${metodo} ${ruta} como ${como}: ${que}`);

const revisadores = new Map();

/** Whether the answer is one that the document tells, and has the shape that it tells. */
function revisar(operacion, como, { status, esJson, cuerpo }) {
  const dicha = operacion.responses[status];
  if (!dicha) return falta(operacion, como, `${status} is not in the document`);
  const esquema = dicha.content?.['application/json']?.schema;
  if (!esJson || !esquema) return undefined;
  const cual = `${operacion.metodo} ${operacion.ruta} ${status}`;
  if (!revisadores.has(cual)) revisadores.set(cual, ajv.compile(esquema));
  const revisador = revisadores.get(cual);
  cuentas.comprobadas += 1;
  if (!revisador(cuerpo))
    falta(operacion, como, `${status} ${ajv.errorsText(revisador.errors).slice(0, 200)}`);
  return undefined;
}

const nombraEmpresa = (operacion) =>
  JSON.stringify([operacion.parameters, cuerpoDe(operacion)]).match(/"(empresa|company)"/) !== null;

try {
  const cerradas = operaciones.filter(({ security }) => security);
  for (const operacion of cerradas)
    for (const [como, token] of [
      ['nadie', undefined],
      ['un token de nadie', 'x'.repeat(43)],
    ]) {
      const respuesta = await pedir(operacion, { token, empresa: SUYA });
      if (respuesta.status !== 401) falta(operacion, como, String(respuesta.status));
      else revisar(operacion, como, respuesta);
    }
  for (const quien of PERFILES) {
    let sesion = await ingresar(quien);
    for (const operacion of cerradas) {
      const permitido = operacion['x-perfiles']?.includes(sesion.perfil);
      let respuesta = await pedir(operacion, { token: sesion.token, empresa: SUYA });
      if (respuesta.status === 401) {
        sesion = await ingresar(quien); // one that logged itself out, or said that the token is old
        respuesta = await pedir(operacion, { token: sesion.token, empresa: SUYA });
      }
      if (!permitido && respuesta.status !== 403)
        falta(operacion, quien, `${respuesta.status} where it may not`);
      if (permitido && respuesta.status >= 500) falta(operacion, quien, String(respuesta.status));
      revisar(operacion, quien, respuesta);
      if (!permitido || !nombraEmpresa(operacion)) continue;
      const ajena = await pedir(operacion, { token: sesion.token, empresa: AJENA });
      cuentas.ajenas += 1;
      if (ajena.status === 401) sesion = await ingresar(quien);
      if (ajena.status < 400 && sesion.perfil !== 'Dashboard')
        falta(operacion, quien, `${ajena.status} for another's company`);
      revisar(operacion, quien, ajena);
    }
  }
} finally {
  await producto.cerrar();
  datos.borrar();
}
const { estados, ...demas } = cuentas;
console.table([demas]);
console.table([estados]);
const malas = [...faltas];
console.log(malas.length === 0 ? 'Ninguna falta.' : malas.join('\n'));
process.exit(malas.length === 0 ? 0 : 1);
