import { randomBytes, randomUUID } from 'node:crypto';

import type { BillingDeps } from '@comanda/billing/app';
import { sriCliente } from '@comanda/billing/entrega/sriCliente';
import { darCertificado } from '@comanda/billing/testing/mundo';
import { buildServer, type Server } from '@comanda/kit/http/server';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { VINCULO } from '@comanda/kit/testing/cajon';
import type { EmpresaPrueba, Vendida } from '@comanda/kit/testing/denegar';
import type { Quien } from '@comanda/kit/testing/matriz';
import { ANDINA, PUERTO, USUARIOS } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { testDb } from '@comanda/kit/testing/testDb';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import { buildPrint } from '@comanda/print/app';
import { soloUna } from '@comanda/print/testing/impresoras';
import { guardaDeCajon } from '@comanda/print/cajon/guardaDeCajon';
import type { Call } from '@comanda/shared/contracts/defineCall';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { componer, vigilanciaDe } from '../componer';

import { llamadaDe, peticionDe, type Entrada } from './llamadas';

/** Where a page of the product is. */
const PAGINA = 'http://localhost:3000';

export type Cabeceras = Record<string, string>;
export type Respuesta = {
  status: number;
  code: string | undefined;
  cuerpo: { data?: unknown };
  texto: string;
};

export type Mundo = Awaited<ReturnType<typeof abrirMundo>>;

/** What is there besides the database: the tax authority, and what was published; nothing, unless it is said. */
export type ConQue = { sriUrl?: string; lanzamientos?: string };

/** `npm start`'s servers on a database of their own, listening to nobody. */
export async function abrirMundo({ sriUrl, lanzamientos = '/nowhere' }: ConQue = {}) {
  const prueba = await testDb();
  const { url, db } = prueba;
  const billing: BillingDeps = {
    db,
    sri: sriCliente({ direccion: () => sriUrl ?? 'http://127.0.0.1:65530' }),
    correo: { enviar: () => Promise.resolve() },
    reloj: () => new Date(),
    claveMaestra: randomBytes(32),
    rucProveedor: PUERTO.ruc,
  };
  for (const empresa of [PUERTO, ANDINA]) {
    await darCertificado({ deps: billing }, empresa);
  }
  const app = await buildServer({
    nombre: 'comanda',
    log: false,
    vigilancia: vigilanciaDe(billing),
  });
  const rutas: string[] = [];
  const respondidas: [call: Call, plugins: string][] = [];
  app.addHook('onRoute', function ({ method, url: ruta, config }) {
    if (method !== 'HEAD') rutas.push(`${String(method)} ${ruta}`);
    if (method !== 'HEAD' && config?.call) respondidas.push([config.call, cadenaDe(this)]);
  });
  const direcciones = { ordering: '/', billing: '/facturacion', print: 'http://localhost:8000' };
  const identidad = prueba.comoIdentidad();
  await componer(app, { billing, identidad, platform: { carpeta: lanzamientos, direcciones } });
  const impresora = { destino: 'papel', imprimir: () => Promise.resolve() };
  const cajon = guardaDeCajon(null);
  cajon.vincular({ vinculo: VINCULO });
  const print = await buildPrint(
    { impresoras: soloUna(impresora), origenes: [PAGINA], cajon },
    { log: false },
  );

  const sesiones = new Map<Quien, Cabeceras>([['nadie', {}]]);
  for (const perfil of PERFILES) sesiones.set(perfil, await sesionDe(url, usuarioDe(perfil)));

  const enviar = async (
    nombre: string,
    headers: Cabeceras,
    entrada: Entrada,
  ): Promise<Respuesta> => {
    const llamada = llamadaDe(nombre);
    const peticion = peticionDe(llamada, entrada);
    const servidor: Server = llamada.servicio === 'print' ? print : app;
    const respuesta = await servidor.inject({
      ...peticion,
      headers: {
        ...peticion.headers,
        ...(llamada.servicio === 'print' && { origin: PAGINA }),
        ...headers,
        ...(entrada.llave !== undefined && { authorization: `Bearer ${entrada.llave}` }),
      },
    });
    const json = String(respuesta.headers['content-type']).includes('json');
    const cuerpo = json ? respuesta.json<{ code?: string; data?: unknown }>() : {};
    return { status: respuesta.statusCode, code: cuerpo.code, cuerpo, texto: respuesta.body };
  };

  const como = (quien: Quien): Cabeceras => sesiones.get(quien) ?? {};
  const dato = async <Data>(
    nombre: string,
    headers: Cabeceras,
    entrada: Entrada,
  ): Promise<Data> => {
    const { status, cuerpo, texto } = await enviar(nombre, headers, entrada);
    if (status !== 200) throw new Error(`mundo: ${nombre} answered ${status} ${texto}`);
    return cuerpo.data as Data; // each caller names what the call's contract answers
  };

  const reservar = async ({ empresa, ruc }: EmpresaPrueba, idempotencia: string = randomUUID()) => {
    const entrada = { empresa, ruc, idempotencia };
    const { claveAcceso } = await dato<{ claveAcceso: string }>(
      'reservarClaveAcceso',
      como('Administrador'),
      entrada,
    );
    return claveAcceso;
  };

  /** As after a change made in this process: nobody's companies and areas are remembered. */
  const olvidar = () => sesionesDe(db).olvidar();

  return {
    url,
    db,
    billing,
    app,
    print,
    /** Every route that was composed, as 'GET /v1/venta'. */
    rutas,
    /** Every call that was composed, with the chain of plugins that answers it. */
    respondidas,
    enviar,
    dato,
    como,
    reservar,

    /** A sale of a company of the administrator, signed and waiting for the authority. */
    async vender(empresa: EmpresaPrueba, cedula = CONSUMIDOR_FINAL): Promise<Vendida> {
      const idempotencia = randomUUID();
      const clave = await reservar(empresa, idempotencia);
      const solicitud = makeSolicitud({
        empresa: empresa.empresa,
        clave_acceso: clave,
        cedula,
        tienda: [makeLinea(empresa.id === PUERTO.id ? 1 : 8)],
      });
      const { secuencia } = await dato<{ secuencia: string }>('crearVenta', como('Administrador'), {
        ...solicitud,
        idempotencia,
      });
      await dato('firmarXml', como('Administrador'), {
        empresa: empresa.empresa,
        infoTributaria: { claveAcceso: clave },
      });
      return { clave, secuencia, idempotencia };
    },

    olvidar,

    async cerrar(): Promise<void> {
      await app.close();
      await print.close();
      await prueba.close();
    },
  };
}

/** A plugin and those it is registered in: each scope of fastify stands on the one around it. */
function cadenaDe(app: { pluginName: string }): string {
  const alrededor: unknown = Object.getPrototypeOf(app);
  const dentroDe = alrededor !== null && typeof alrededor === 'object' && 'pluginName' in alrededor;
  return dentroDe ? `${cadenaDe(alrededor as typeof app)} ${app.pluginName}` : app.pluginName;
}

/** The first user of the seed with that profile; those who have a company have La Cevichería del Puerto. */
export function usuarioDe(perfil: string): { id: string; email: string } {
  const usuario = USUARIOS.find((uno) => uno.perfil === perfil);
  if (!usuario) throw new Error(`mundo: nobody of the seed is ${perfil}`);
  return usuario;
}
