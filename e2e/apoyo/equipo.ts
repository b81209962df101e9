import { empaquetar } from '../../tools/publicar/empaquetar';
import { authCalls } from '../../shared/src/contracts/auth/auth';
import { subidasCalls } from '../../shared/src/contracts/admin/subidas';
import { pedir, Rechazada } from '../../tools/publicar/pedir';
import { publicar, subir, volver } from '../../tools/publicar/subir';

type Publicado = {
  area: string;
  archivo: Buffer;
  version: string;
  nota?: string;
  canario?: number | null;
};

/** Publishes a folder that was built before, as the team of its area does it. */
export const entregar = async (
  url: string,
  { paquete, carpeta, version }: { paquete: string; carpeta: string; version: string },
) =>
  entregarArchivo(url, {
    area: paquete.replace('remote-', ''),
    version,
    archivo: await empaquetar(carpeta),
  });

/** The same of an archive. What the gate refuses is an error that says each rule. */
export async function entregarArchivo(
  url: string,
  { area, archivo, version, nota = '', canario = null }: Publicado,
) {
  const sesion = { url, llave: await llaveDe(url, area) };
  try {
    const id = await subir(sesion, { area: area, archivo }, () => undefined);
    const aTodos = canario === null ? { motivo: 'Se lo mira en el recorrido' } : {};
    return await publicar(sesion, id, { version, nota, canario, ...aTodos });
  } catch (error) {
    if (!(error instanceof Rechazada)) throw error;
    const reglas = error.errores.map(({ campo, msg }) => `${campo}: ${msg}`);
    throw new Error([`${area}: ${error.message}`, ...reglas].join('\n'), { cause: error });
  }
}

const llaves = new Map<string, Promise<string>>();

/** The key of an area's team, made once by the operator. */
export function llaveDe(url: string, area: string): Promise<string> {
  const de = `${url} ${area}`;
  const hay = llaves.get(de) ?? crearLlave(url, area);
  llaves.set(de, hay);
  return hay;
}

async function crearLlave(url: string, area: string): Promise<string> {
  const operador = { email: 'operador@demo.ec', password: 'demo1234', status: true };
  const { token } = await pedir({ url, llave: '' }, authCalls.loginDash, operador);
  const nueva = { area, nombre: `CI de ${area}` };
  const { llave } = await pedir({ url, llave: token }, subidasCalls.crearLlave, nueva);
  return llave;
}

/** The build before is in use again, as its team says. */
export async function volverAtras(url: string, area: string): Promise<void> {
  const sesion = { url, llave: await llaveDe(url, area) };
  await volver(sesion, area);
}
