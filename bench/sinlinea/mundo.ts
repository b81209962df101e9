// A product of its own, with companies that sell and sign, and for each till a cashier, a drawer and a registered device.
import { randomBytes } from 'node:crypto';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { preparar } from '../../services/local/src/caidas/testing/caos/correr';
import {
  sesionDeCaos,
  type EmpresaDeCaos,
} from '../../services/local/src/caidas/testing/caos/empresas';
import { SIN_RITMO } from '../../services/local/src/caidas/testing/caos/procesos';
import type { Mesa } from '../../services/local/src/caidas/testing/conAbiertos';
import { CLAVE_DEMO_HASH } from '../../services/local/src/demo/cuentas';
import type { CallDatos } from '../../shared/src/contracts/defineCall';
import type { dispositivosCalls } from '../../shared/src/contracts/admin/dispositivos';

import { pedir } from '../arnes/llamar';
import { abrirProductoPropio } from '../arnes/producto';

const CAJAS_POR_EMPRESA = 5;

const GENTE = `
  insert into identidad.usuarios (id, email, clave_hash, perfil, nombre_completo)
  select md5(j.email)::uuid, j.email, $2, 'Cajero', j.nombre
    from jsonb_to_recordset($1::jsonb) as j (email text, nombre text)`;
const SUYAS = `
  insert into identidad.usuario_empresas (usuario_id, empresa_id, orden)
  select md5(j.email)::uuid, j.empresa_id, 1 from jsonb_to_recordset($1::jsonb) as j (email text, empresa_id int)`;
const GAVETAS = `
  with j as (select * from jsonb_to_recordset($1::jsonb) as j (email text, nombre text, empresa_id int, caja_id int)),
  cajas as (insert into pedidos.cajas (empresa_id, id, nombre) select empresa_id, caja_id, nombre from j),
  periodos as (insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) select empresa_id, caja_id, 1, now() from j)
  insert into pedidos.turnos (empresa_id, usuario_id, caja_id, desde)
  select empresa_id, md5(email)::uuid, caja_id, now() from j`;

type Equipo = CallDatos<typeof dispositivosCalls.registrarDispositivo>;
type Cajero = {
  email: string;
  nombre: string;
  clave: string;
  empresa: EmpresaDeCaos;
  empresa_id: number;
  caja_id: number;
  punto: string;
};
export type Quien = Cajero & { equipo: Equipo };

export type Mundo = {
  url: string;
  /** Of its database, as the owner. */
  base: string;
  empresas: readonly EmpresaDeCaos[];
  gente: readonly Quien[];
  /** kill -9, and again on its folder and its port. */
  renacer: () => Promise<void>;
};

export async function abrirMundo(mesa: Mesa, cajas: number): Promise<Mundo> {
  const clave = randomBytes(32);
  const { url, base, renacer } = await abrirProductoPropio(mesa, {
    DEMO: '0',
    FACTURACION_CLAVE: clave.toString('base64'),
    ...SIN_RITMO,
  });
  const direcciones = await base();
  const empresas = await preparar(direcciones, Math.ceil(cajas / CAJAS_POR_EMPRESA), clave);
  const cajeros = empresas
    .flatMap((empresa) =>
      Array.from({ length: CAJAS_POR_EMPRESA }, (_, i) => ({ empresa, caja_id: i + 1 })),
    )
    .slice(0, cajas)
    .map(cajero);
  const todos = JSON.stringify(cajeros);
  await comoDueno(direcciones.url, GENTE, [todos, CLAVE_DEMO_HASH]);
  await comoDueno(direcciones.url, SUYAS, [todos]);
  await comoDueno(direcciones.url, GAVETAS, [todos]);
  const sesion = await sesionDeCaos(direcciones.url);
  const gente: Quien[] = [];
  for (const uno of cajeros) {
    const { empresa, nombre, punto } = uno;
    const nuevo = { empresa: empresa.empresa, nombre, punto_emision: punto };
    const equipo = await pedir<Equipo>(`${url}/facturacion/dispositivo`, sesion, nuevo);
    gente.push({ ...uno, equipo });
  }
  return { url, base: direcciones.url, empresas, gente, renacer };
}

const cajero = ({ empresa, caja_id }: Pick<Cajero, 'empresa' | 'caja_id'>, i: number): Cajero => ({
  email: `cajero${i + 1}@caos.ec`,
  nombre: `Cajero ${i + 1}`,
  clave: 'demo1234',
  empresa,
  empresa_id: empresa.id,
  caja_id,
  punto: String(100 + caja_id),
});
