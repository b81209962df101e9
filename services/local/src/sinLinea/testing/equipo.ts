import { randomBytes, randomUUID } from 'node:crypto';

import { contactosRepository } from '@comanda/billing/dispositivos/contactosRepository';
import { dispositivosRepository } from '@comanda/billing/dispositivos/dispositivosRepository';
import { verComo, type Db } from '@comanda/kit/base/db';
import { hashDe } from '@comanda/kit/acceso/sesiones';
import { empresaDeTrabajo, type Persona } from '@comanda/kit/acceso/tenant';
import { ADMIN, ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';
import { crearVenta } from '@comanda/ordering/ventas/crearVenta';
import { ventasRepository } from '@comanda/ordering/ventas/ventasRepository';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';

export type Reloj = { ahora: Date };
type Empresa = typeof PUERTO;
type Guardada = {
  idempotencia: string;
  clave: string;
  solicitud: ReturnType<typeof makeSolicitud>;
};

const VENDE = new Map([
  [PUERTO.id, { quien: CAJERO, producto: 4 }],
  [ANDINA.id, { quien: ADMIN, producto: 8 }],
]);

/** A till as the browser will be one: what it holds, what it sold and has not sent, what was refused. */
export async function abrirEquipo(db: Db, reloj: Reloj, empresa: Empresa, punto: string) {
  const { quien, producto } = VENDE.get(empresa.id) ?? { quien: ADMIN, producto: 1 };
  const id = empresaDeTrabajo(empresa.id);
  const equipos = dispositivosRepository(verComo(db));
  const contactos = contactosRepository(verComo(db));
  const ventas = ventasRepository(db);
  const token = randomBytes(32).toString('base64url');
  const { id: dispositivo } = await equipos.registrar(id, {
    nombre: randomUUID(),
    puntoEmision: punto,
    tokenHash: hashDe(token),
    usuario: ADMIN.id,
    ahora: reloj.ahora,
  });
  const caller: Persona = {
    id: quien.id,
    perfil: quien.perfil,
    email: quien.email,
    nombreCompleto: quien.nombre,
    empresas: [],
  };

  let enMano: { secuencial: number; claves: Map<string, string> }[] = [];
  let hasta = reloj.ahora;
  const bandeja: Guardada[] = [];
  const rehusadas: { clave: string; code: string }[] = [];
  const vendidas: Guardada[] = [];

  const mandar = ({ idempotencia, solicitud }: Guardada) => {
    const { sin_linea } = solicitud;
    const dicho = sin_linea && { ...sin_linea, reloj: reloj.ahora.toISOString() };
    return crearVenta(ventas, {
      caller,
      empresa: id,
      idempotencia,
      solicitud: { ...solicitud, sin_linea: dicho },
      ahora: reloj.ahora,
    });
  };

  return {
    empresa,
    punto,
    bandeja,
    rehusadas,
    vendidas,
    enMano: () => enMano.map(({ secuencial }) => secuencial),

    /** Says what waits, and holds that many afterwards; null where it was revoked. */
    async contactar(numeros: number): Promise<string[] | null> {
      const claves = bandeja.map(({ clave }) => clave);
      const { ahora } = reloj;
      const [primera] = bandeja;
      const desde = primera?.solicitud.sin_linea?.vendida;
      const atendido = await contactos.atender(id, {
        dispositivo,
        tokenHash: hashDe(token),
        sesion: randomUUID(),
        reloj: ahora,
        ahora,
        numeros,
        porEnviar: { cuantas: claves.length, desde: desde ? new Date(desde) : null, claves },
      });
      const { arriendo = null, perdidas = null } = atendido ?? {};
      hasta = arriendo?.hasta ?? ahora;
      enMano = (arriendo?.numeros ?? []).map((numero) => ({
        secuencial: numero.secuencial,
        claves: new Map(arriendo?.fechas.map((dia, i) => [dia, numero.claves[i] ?? ''])),
      }));
      return perdidas;
    },

    /** Sells with its next number; false where it has none, or its time is over. */
    vender(): boolean {
      if (reloj.ahora > hasta) return false;
      const clave = enMano.shift()?.claves.get(fechaNegocio(reloj.ahora));
      if (clave === undefined) return false;
      const vendida = reloj.ahora.toISOString();
      const solicitud = makeSolicitud({
        empresa: empresa.empresa,
        clave_acceso: clave,
        tienda: [makeLinea(producto)],
        sin_linea: { dispositivo, token, vendida, reloj: vendida, vendedor: quien.id },
      });
      bandeja.push({ idempotencia: randomUUID(), clave, solicitud });
      return true;
    },

    /** Sends its oldest sale as often at once; with `sinSaber` no answer comes, and it keeps it. */
    async enviar(veces: number, sinSaber: boolean): Promise<void> {
      const [primera] = bandeja;
      if (!primera) return;
      const envios = await Promise.allSettled(Array.from({ length: veces }, () => mandar(primera)));
      if (sinSaber) return;
      bandeja.shift();
      const fallo = envios.find((envio) => envio.status === 'rejected');
      if (!fallo) {
        vendidas.push(primera);
        const ids = new Set(envios.map((envio) => envio.status === 'fulfilled' && envio.value.id));
        if (ids.size !== 1) throw new Error(`equipo: ${primera.clave} was answered as several`);
        return;
      }
      const error: unknown = fallo.reason;
      if (!(error instanceof AppError)) throw error;
      rehusadas.push({ clave: primera.clave, code: error.code });
    },

    devolver: () => equipos.devolver(id, dispositivo, { usuario: ADMIN.id, ahora: reloj.ahora }),
    revocar: () => equipos.revocar(id, dispositivo, { usuario: ADMIN.id, ahora: reloj.ahora }),
    /** Its storage is lost, but for what it sold. */
    olvidar: (): void => void (enMano = []),
  };
}

export type Equipo = Awaited<ReturnType<typeof abrirEquipo>>;
