import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const RAIZ = path.join(__dirname, '../../../..');

export type Proceso = {
  recibir(xml: string): Promise<string>;
  consultar(clave: string): Promise<string>;
  /** A body as it is, to the reception service. */
  crudo(cuerpo: string): Promise<{ status: number; texto: string }>;
  controlar(orden: object): Promise<void>;
  cerrar(): Promise<void>;
};

/** The sandbox in a process of its own: libxml2-wasm waits at the top level, which CommonJS tests cannot. */
export async function abrirProceso(archivo?: string): Promise<Proceso> {
  const proceso = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(RAIZ, 'services/sri-sandbox/src/server.ts')],
    {
      cwd: RAIZ,
      env: { ...process.env, SRI_SANDBOX_PORT: '0', ...(archivo && { SRI_SANDBOX_FILE: archivo }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const salida = new Promise<void>((resolve) => proceso.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(proceso.stdout).once('line', (linea) =>
      resolve(linea.replace('sri-sandbox: ', '')),
    );
    proceso.once('exit', (codigo) => reject(new Error(`sandbox ended with ${String(codigo)}`)));
  });
  const publicar = async (servicio: string, body: string) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' };
    const respuesta = await fetch(`${url}/${servicio}`, { method: 'POST', headers, body });
    return { status: respuesta.status, texto: await respuesta.text() };
  };
  return {
    recibir: async (xml) => {
      const contenido = `<xml>${Buffer.from(xml).toString('base64')}</xml>`;
      return (
        await publicar(
          'RecepcionComprobantesOffline',
          sobre('recepcion', 'validarComprobante', contenido),
        )
      ).texto;
    },
    consultar: async (clave) => {
      const contenido = `<claveAccesoComprobante>${clave}</claveAccesoComprobante>`;
      return (
        await publicar(
          'AutorizacionComprobantesOffline',
          sobre('autorizacion', 'autorizacionComprobante', contenido),
        )
      ).texto;
    },
    async controlar(orden) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(orden);
      const { ok, status } = await fetch(new URL('/control', url), {
        method: 'POST',
        headers,
        body,
      });
      if (!ok) throw new Error(`sandbox control: ${status}`);
    },
    crudo: (cuerpo) => publicar('RecepcionComprobantesOffline', cuerpo),
    async cerrar() {
      proceso.kill('SIGTERM');
      await salida;
    },
  };
}

export function sobre(servicio: string, operacion: string, contenido: string): string {
  return (
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
    `xmlns:ec="http://ec.gob.sri.ws.${servicio}"><soapenv:Body><ec:${operacion}>${contenido}</ec:${operacion}>` +
    '</soapenv:Body></soapenv:Envelope>'
  );
}
