// The OpenAPI document as a stranger reads it: its operations, what each takes, and whether an answer is as it says.
import { createRequire } from 'node:module';

import { ejemploDe, type Esquema } from './ejemplo';

type Cuerpo = { content?: Readonly<Record<string, { schema?: Esquema }>> };
type DelDocumento = {
  security?: readonly unknown[];
  'x-perfiles'?: readonly string[];
  parameters?: readonly {
    name: string;
    in: 'path' | 'query' | 'header';
    required?: boolean;
    schema?: Esquema;
  }[];
  requestBody?: Cuerpo;
  responses: Readonly<Record<string, Cuerpo>>;
};
export type Operacion = DelDocumento & { ruta: string; metodo: string };
type Documento = { paths: Readonly<Record<string, Readonly<Record<string, DelDocumento>>>> };

export type Contestada = { status: number; esJson: boolean; cuerpo: unknown };

export const cuerpoDe = ({ requestBody }: Operacion): Esquema | undefined =>
  requestBody?.content?.['application/json']?.schema;

export const nombraEmpresa = (operacion: Operacion): boolean =>
  /"(empresa|company)"/.test(JSON.stringify([operacion.parameters, cuerpoDe(operacion)]));

export async function leerOperaciones(url: string): Promise<Operacion[]> {
  const respuesta = await fetch(`${url}/documentacion/json`);
  const { paths } = (await respuesta.json()) as Documento; // it is what is under test
  return Object.entries(paths).flatMap(([ruta, suyas]) =>
    Object.entries(suyas).map(([metodo, operacion]) => ({ ruta, metodo, ...operacion })),
  );
}

type Quien = { token: string | undefined; empresa: string };

/** The operation, with the least that it takes. */
export async function pedir(
  url: string,
  operacion: Operacion,
  { token, empresa }: Quien,
): Promise<Contestada> {
  const dados = { empresa, company: empresa };
  const partes = {
    path: new Map<string, string>(),
    query: new URLSearchParams(),
    header: new Headers(),
  };
  for (const { name, in: donde, required, schema } of operacion.parameters ?? [])
    if (required || name in dados) partes[donde].set(name, String(ejemploDe(schema, dados, name)));
  const ruta = operacion.ruta.replace(/\{(\w+)\}/g, (_, cual: string) =>
    encodeURIComponent(partes.path.get(cual) ?? '1'),
  );
  const { header: headers } = partes;
  const esquema = cuerpoDe(operacion);
  if (esquema) headers.set('content-type', 'application/json');
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const respuesta = await fetch(`${url}${ruta}?${partes.query.toString()}`, {
    method: operacion.metodo.toUpperCase(),
    headers,
    body: esquema ? JSON.stringify(ejemploDe(esquema, dados)) : null,
  });
  const esJson = respuesta.headers.get('content-type')?.includes('json') ?? false;
  // a file is nobody's here, and a stream has no end
  const cuerpo: unknown = esJson ? await respuesta.json() : await respuesta.body?.cancel();
  return { status: respuesta.status, esJson, cuerpo };
}

/** As far as it is used; the types of ajv are not for who finds it through fastify. */
type Ajv = {
  compile: (esquema: Esquema) => ((dato: unknown) => boolean) & { errors?: unknown };
  errorsText: (errores: unknown) => string;
};
type ModuloDeAjv = {
  default: new (opciones: { strict: boolean; validateFormats: boolean; logger: false }) => Ajv;
};

/** Answers in words what an answer has that the document does not tell; null where all is as it says. */
export function crearRevisor() {
  const deFastify = createRequire(
    createRequire(import.meta.url).resolve('@fastify/ajv-compiler'), // the one that fastify has
  );
  const { default: Ajv2020 } = deFastify('ajv/dist/2020') as ModuloDeAjv;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  const compilados = new Map<Esquema, ReturnType<Ajv['compile']>>();
  let comprobadas = 0;
  return {
    comprobadas: () => comprobadas,
    revisar({ responses }: Operacion, { status, esJson, cuerpo }: Contestada): string | null {
      const dicha = responses[status];
      if (!dicha) return `${status} no está en el documento`;
      const esquema = dicha.content?.['application/json']?.schema;
      if (!esJson || !esquema) return null;
      const revisador = compilados.get(esquema) ?? ajv.compile(esquema);
      compilados.set(esquema, revisador);
      comprobadas += 1;
      if (revisador(cuerpo)) return null;
      return `${status} ${ajv.errorsText(revisador.errors).slice(0, 200)}`;
    },
  };
}
