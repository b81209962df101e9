import { randomBytes, randomUUID } from 'node:crypto';

import { generarCertificadoDePrueba } from '@comanda/billing/firmas/generarCertificadoDePrueba';
import { hashDe } from '@comanda/kit/sesiones';
import { ADMIN, CLAVE, CLIENTE, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import { makeTicket } from '@comanda/print/testing/tickets';

import type { Entrada } from './llamadas';
import type { Mundo, Vendida } from './mundo';

type Hecha = { mundo: Mundo; vendida: Vendida };
type Preparar = (hecha: Hecha) => Entrada | Promise<Entrada>;

const { empresa, ruc } = PUERTO;
const { p12, clave: claveP12 } = generarCertificadoDePrueba({ ruc, nombre: 'PRUEBA' });
const cliente = (cedula: string) => ({ ...CLIENTE, empresa, cedula });

/** An input of La Cevicheria del Puerto that every call takes: whoever may make the call gets a 200 with it. */
export const ENTRADAS: Readonly<Record<string, Preparar>> = {
  validarLogin: () => ({ email: ADMIN.email, password: CLAVE }),
  loginDash: () => ({ email: OPERADOR.email, password: CLAVE }),
  login: () => ({ email: ADMIN.email, password: CLAVE }),
  refrescarSesion: async ({ mundo }) => ({ cookies: await cookieDe(mundo, ADMIN) }),
  salir: async ({ mundo }) => ({ cookies: await cookieDe(mundo, ADMIN) }),
  arranque: () => ({}),
  imprimirTicket: () => makeTicket(),
  listarPerfiles: () => ({}),
  listarProductos: () => ({ empresa }),
  buscarProductos: () => ({ empresa, busqueda: 'ceviche' }),
  crearVenta: async ({ mundo }) => ({
    ...makeSolicitud({ clave_acceso: await mundo.reservar(PUERTO), tienda: [makeLinea(1)] }),
    idempotencia: randomUUID(),
  }),
  consultarVenta: ({ vendida: { idempotencia } }) => ({ empresa, idempotencia }),
  listarEmitido: ({ vendida: { secuencia } }) => ({ empresa, secuencia }),
  actualizarEstado: async ({ mundo, vendida: { clave } }) => {
    await devolver(mundo, clave);
    return { empresa, editar: clave, estado: 'ANULADO' };
  },
  consultarCliente: () => ({ empresa, id: CLIENTE.cedula }),
  registrarCliente: () => ({ ...cliente(pasaporte()), tipo_identificacion: '06' }),
  refrescarCliente: () => cliente(CLIENTE.cedula),
  reservarClaveAcceso: () => ({ empresa, ruc, idempotencia: randomUUID() }),
  firmarXml: ({ vendida: { clave } }) => ({ empresa, infoTributaria: { claveAcceso: clave } }),
  consultarComprobante: ({ vendida: { clave } }) => ({ empresa, clave }),
  consultarEmisiones: () => ({ empresa, ruc: '' }),
  descargarXml: ({ vendida: { clave } }) => ({ empresa, archivo: `${clave}.xml` }),
  reintentarComprobante: async ({ mundo, vendida: { clave } }) => {
    await devolver(mundo, clave);
    return { empresa, clave };
  },
  corregirComprobante: async ({ mundo, vendida: { clave } }) => {
    await devolver(mundo, clave);
    const { nombre: _nombre, ...comprador } = cliente(CLIENTE.cedula);
    return { ...comprador, clave };
  },
  consultarDetalle: ({ vendida: { clave } }) => ({ empresa, clave }),
  consultarAtencion: () => ({}),
  consultarPausa: () => ({ empresa }),
  reanudarEmision: () => ({ empresa }),
  enviarCorreo: async ({ mundo, vendida: { clave } }) => {
    await darPorAutorizado(mundo, clave);
    const email = 'otro@correo.ec';
    return { empresa, claveAcceso: clave, email, link: '', asuntos: '', tipo: 'FACTURA' };
  },
  descargarRide: async ({ mundo, vendida: { clave } }) => {
    await autorizar(mundo, clave);
    return { empresa, clave };
  },
  consultarCertificado: () => ({ empresa }),
  cargarCertificado: () => ({ empresa, p12: p12.toString('base64'), clave: claveP12 }),
  consultarEmision: () => ({ empresa }),
  guardarEmision: () => ({
    empresa,
    ambiente: '1',
    establecimiento: '001',
    punto_emision: '001',
  }),
  consultarEmpresa: () => ({ company: empresa }),
};

export async function entradaDe(nombre: string, hecha: Hecha): Promise<Entrada> {
  const preparar = ENTRADAS[nombre];
  if (!preparar) throw new Error(`entradaDe: ${nombre} has no input; write one`);
  return preparar(hecha);
}

/** The cookie of a live session. */
export async function cookieDe(
  { url }: Mundo,
  usuario: { id: string },
): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await comoDueno(
    url,
    `with sesion as (insert into plataforma.sesiones (usuario_id) values ($1) returning id)
     insert into plataforma.refrescos (hash, sesion_id, vence) select $2, id, now() + interval '1 day' from sesion`,
    [usuario.id, hashDe(token)],
  );
  return { comanda_refresco: token };
}

/** As the authority leaves a document that it sends back: out of the queue. */
async function devolver({ url }: Mundo, clave: string): Promise<void> {
  await comoDueno(url, 'delete from facturacion.trabajos where clave_acceso = $1', [clave]);
  await comoDueno(
    url,
    `update facturacion.comprobantes set estado = 'DEVUELTA' where clave_acceso = $1`,
    [clave],
  );
  await comoDueno(
    url,
    `insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, milisegundos, en)
     select empresa_id, clave_acceso, 'ENVIO', estado, 0, now() from facturacion.comprobantes where clave_acceso = $1`,
    [clave],
  );
}

/** As the authority leaves one that it authorised; only the printed form looks at when. */
async function autorizar({ url }: Mundo, clave: string): Promise<void> {
  await comoDueno(
    url,
    'update facturacion.comprobantes set fecha_autorizacion = now() where clave_acceso = $1',
    [clave],
  );
}

/** And whole, as far as mail looks; nothing was sent of it before. */
async function darPorAutorizado({ url }: Mundo, clave: string): Promise<void> {
  await comoDueno(url, 'delete from facturacion.correos where clave_acceso = $1', [clave]);
  await comoDueno(url, 'delete from facturacion.trabajos where clave_acceso = $1', [clave]);
  await comoDueno(
    url,
    `update facturacion.comprobantes
        set estado = 'AUTORIZADO', fecha_autorizacion = now(), xml_autorizado = xml_firmado
      where clave_acceso = $1`,
    [clave],
  );
}

const pasaporte = () => randomUUID().slice(0, 18);
