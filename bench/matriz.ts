// A client that knows nothing of the product but its OpenAPI and the accounts of the demo makes every operation as nobody, with a
// token of nobody, as every profile, and for a company that is not theirs. Nobody gets 401, a profile that may not 403, another's
// company nothing; and every answer is one that the document tells, in its shape.
import { definir } from './arnes/banco';
import { CUENTAS } from '../services/local/src/demo/cuentas';
import { abrirProductoPropio } from './arnes/producto';
import {
  crearRevisor,
  cuerpoDe,
  leerOperaciones,
  nombraEmpresa,
  pedir,
  type Contestada,
  type Operacion,
} from './matriz/documento';

const CLAVE = 'demo1234';
const SUYA = 'La Cevichería del Puerto';
/** It is there, and of none of them. */
const AJENA = 'Otra Empresa';
/** One of each profile. */
const QUIENES = CUENTAS.filter(({ empresas }) => !empresas.includes(AJENA)).map(
  ({ email }) => email,
);
const TOKEN_DE_NADIE = 'x'.repeat(43);

type Sesion = { quien: string; perfil: string; token: string };

/** Where one logs in: a public operation that asks for a mail and a password, and answers a token to that profile. */
async function ingresar(
  url: string,
  operaciones: readonly Operacion[],
  quien: string,
): Promise<Sesion> {
  const entradas = operaciones.filter(
    (una) => !una.security && cuerpoDe(una)?.properties?.password !== undefined,
  );
  for (const { ruta } of entradas) {
    const respuesta = await fetch(url + ruta, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: quien, password: CLAVE }),
    });
    const { data } = (await respuesta.json()) as { data?: { token?: string; perfil: string } };
    if (data?.token) return { quien, perfil: data.perfil, token: data.token };
  }
  throw new Error(`${quien} cannot log in`);
}

/** Who makes the operations, and what was found of the answers. */
function abrirCliente(url: string, operaciones: readonly Operacion[]) {
  const cerradas = operaciones.filter(({ security }) => security);
  const revisor = crearRevisor();
  const faltas = new Set<string>();
  const estados: Record<string, number> = {};
  let peticiones = 0;
  let ajenas = 0;

  const hacer = async (operacion: Operacion, token: string | undefined, empresa: string) => {
    const contestada = await pedir(url, operacion, { token, empresa });
    peticiones += 1;
    estados[contestada.status] = (estados[contestada.status] ?? 0) + 1;
    return contestada;
  };
  const falta = ({ metodo, ruta }: Operacion, como: string, que: string) =>
    void faltas.add(`${metodo} ${ruta} como ${como}: ${que}`);
  const revisar = (operacion: Operacion, como: string, contestada: Contestada) => {
    const mal = revisor.revisar(operacion, contestada);
    if (mal !== null) falta(operacion, como, mal);
  };

  /** It answers the session to go on with: one that logged itself out, or said that the token is old, is opened anew. */
  async function probar(operacion: Operacion, sesion: Sesion): Promise<Sesion> {
    const { quien, perfil } = sesion;
    let suya = sesion;
    const permitido = operacion['x-perfiles']?.includes(perfil) ?? false;
    let contestada = await hacer(operacion, suya.token, SUYA);
    if (contestada.status === 401) {
      suya = await ingresar(url, operaciones, quien);
      contestada = await hacer(operacion, suya.token, SUYA);
    }
    const { status } = contestada;
    if (!permitido && status !== 403) falta(operacion, quien, `${status} y no puede`);
    if (permitido && status >= 500) falta(operacion, quien, String(status));
    revisar(operacion, quien, contestada);
    return permitido && nombraEmpresa(operacion) ? probarAjena(operacion, suya) : suya;
  }

  async function probarAjena(operacion: Operacion, sesion: Sesion): Promise<Sesion> {
    const { quien, perfil, token } = sesion;
    const ajena = await hacer(operacion, token, AJENA);
    ajenas += 1;
    if (ajena.status < 400 && perfil !== 'Dashboard')
      falta(operacion, quien, `${ajena.status} para una empresa ajena`);
    revisar(operacion, quien, ajena);
    return ajena.status === 401 ? ingresar(url, operaciones, quien) : sesion;
  }

  return {
    async comoNadie() {
      for (const operacion of cerradas)
        for (const [como, token] of [
          ['nadie', undefined],
          ['un token de nadie', TOKEN_DE_NADIE],
        ] as const) {
          const contestada = await hacer(operacion, token, SUYA);
          if (contestada.status !== 401) falta(operacion, como, String(contestada.status));
          else revisar(operacion, como, contestada);
        }
    },
    async como(quien: string) {
      let sesion = await ingresar(url, operaciones, quien);
      for (const operacion of cerradas) sesion = await probar(operacion, sesion);
    },
    cuentas: () => ({
      operaciones: operaciones.length,
      peticiones,
      comprobadas: revisor.comprobadas(),
      ajenas,
    }),
    estados,
    faltas,
  };
}

export default definir({
  promesas: [
    { dice: '`/documentacion` describes every call to this machine', donde: 'README.md' },
    {
      dice: '**The server decides.** Profile, area, company, prices, totals.',
      donde: 'CONTRIBUTING.md',
    },
  ],
  enLibros: true,
  conPaginas: true,
  tamano: () => ({}),
  async medir(contexto) {
    const { url } = await abrirProductoPropio(contexto, {
      RITMO_USUARIO: '0',
      RITMO_DIRECCION: '0',
    });
    const cliente = abrirCliente(url, await leerOperaciones(url));
    await cliente.comoNadie();
    for (const quien of QUIENES) await cliente.como(quien);
    return {
      tablas: [
        { que: 'hecho', filas: [cliente.cuentas()] },
        { que: 'respuestas por estado', filas: [cliente.estados] },
      ],
      faltas: [...cliente.faltas],
    };
  },
});
