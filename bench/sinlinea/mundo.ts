// A product of its own, with companies that sell and sign, and for each till a cashier, a drawer and a registered device.
import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { abrirProducto, carpetaNueva } from '../../e2e/producto';
import { comoDueno } from '../../services/kit/src/testing/testDb';
import { preparar } from '../../services/local/src/caidas/testing/caos/correr';
import { sesionDeCaos } from '../../services/local/src/caidas/testing/caos/empresas';
import { SIN_RITMO } from '../../services/local/src/caidas/testing/caos/procesos';
import { CLAVE_DEMO_HASH } from '../../services/local/src/demo/cuentas';
import { startPostgres } from '../../services/local/src/postgres/startPostgres';
import { puertoLibre } from '../../tools/puertoLibre';

const CAJAS_POR_EMPRESA = 5;

const GENTE = `
  insert into plataforma.usuarios (id, email, clave_hash, perfil, nombre_completo)
  select md5(j.email)::uuid, j.email, $2, 'Cajero', j.nombre
    from jsonb_to_recordset($1::jsonb) as j (email text, nombre text)`;
const SUYAS = `
  insert into plataforma.usuario_empresas (usuario_id, empresa_id, orden)
  select md5(j.email)::uuid, j.empresa_id, 1 from jsonb_to_recordset($1::jsonb) as j (email text, empresa_id int)`;
const GAVETAS = `
  with j as (select * from jsonb_to_recordset($1::jsonb) as j (email text, nombre text, empresa_id int, caja_id int)),
  cajas as (insert into pedidos.cajas (empresa_id, id, nombre) select empresa_id, caja_id, nombre from j),
  periodos as (insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) select empresa_id, caja_id, 1, now() from j)
  insert into pedidos.turnos (empresa_id, usuario_id, caja_id, desde)
  select empresa_id, md5(email)::uuid, caja_id, now() from j`;

export async function abrirMundo({ cajas }) {
  const carpeta = carpetaNueva('sinlinea');
  const clave = randomBytes(32);
  const [PORT, SRI_SANDBOX_PORT] = [String(await puertoLibre()), String(await puertoLibre())];
  const secreto = { FACTURACION_CLAVE: clave.toString('base64') };
  const env = { PORT, SRI_SANDBOX_PORT, DEMO: '0', ...secreto, ...SIN_RITMO };
  let producto = await abrirProducto({ ...carpeta, env });
  const postgres = () => startPostgres({ dataDir: path.join(carpeta.dataDir, 'postgres') });
  try {
    const { url, urlApp } = await postgres();
    const empresas = await preparar({ url, urlApp }, Math.ceil(cajas / CAJAS_POR_EMPRESA), clave);
    const gente = Array.from({ length: cajas }, (_, i) => cajero(i, empresas));
    await comoDueno(url, GENTE, [JSON.stringify(gente), CLAVE_DEMO_HASH]);
    await comoDueno(url, SUYAS, [JSON.stringify(gente)]);
    await comoDueno(url, GAVETAS, [JSON.stringify(gente)]);
    const sesion = await sesionDeCaos(url);
    for (const uno of gente) uno.equipo = await registrar(producto.url, sesion, uno);
    return {
      ...{ url: producto.url, base: url, empresas, gente },
      /** kill -9, and again on its folder and its port. */
      async renacer() {
        await producto.cerrar('SIGKILL');
        producto = await abrirProducto({ ...carpeta, env });
      },
      cerrar,
    };
  } catch (error) {
    await cerrar();
    throw error;
  }

  async function cerrar() {
    await producto.cerrar();
    carpeta.borrar();
  }
}

function cajero(i, empresas) {
  const empresa = empresas[Math.floor(i / CAJAS_POR_EMPRESA)];
  const caja_id = (i % CAJAS_POR_EMPRESA) + 1;
  return {
    ...{ email: `cajero${i + 1}@caos.ec`, nombre: `Cajero ${i + 1}`, clave: 'demo1234' },
    ...{ empresa, empresa_id: empresa.id, caja_id, punto: String(100 + caja_id) },
  };
}

async function registrar(base, sesion, { empresa, nombre, punto }) {
  const respuesta = await fetch(`${base}/facturacion/dispositivo`, {
    method: 'POST',
    headers: { ...sesion, 'content-type': 'application/json' },
    body: JSON.stringify({ empresa: empresa.empresa, nombre, punto_emision: punto }),
  });
  const { success, msg, data } = await respuesta.json();
  if (!success) throw new Error(`registrar: ${msg}`);
  return data;
}
