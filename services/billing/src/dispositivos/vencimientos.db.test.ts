import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { dispositivosCalls as calls } from '@comanda/shared/contracts/admin/dispositivos';

import { contactar, registrar } from '../testing/dispositivos';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';

import { crearVencimientos } from './vencimientos';

const T0 = new Date('2026-11-20T18:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);

let servicio: Facturacion;
let ahora = T0;
beforeAll(async () => {
  servicio = await abrirFacturacion({ reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(() => {
  ahora = T0;
});

/** The rounds of a process, until there is nothing left: of several at once all may take the same one. */
async function barrer(): Promise<number> {
  const { ronda } = crearVencimientos({
    db: servicio.mundo.deps.db,
    reloj: () => ahora,
    log: { error: (detalle, mensaje) => expect({ detalle, mensaje }).toBeUndefined() },
  });
  let cuantos = 0;
  for (let tomados = await ronda(); tomados > 0; tomados = await ronda()) cuantos += tomados;
  return cuantos;
}
const devueltas = (dispositivo: string) =>
  servicio.sql<{ empresa_id: number; usuario_id: string | null; despues: object }>(
    `select empresa_id, usuario_id, despues from identidad.auditoria
      where accion = 'numeros devueltos' and despues ->> 'id' = $1`,
    [dispositivo],
  );
const numerosDe = async (empresa: string, dispositivo: string) =>
  (await servicio.dato(calls.listarDispositivos, ADMIN, { empresa })).dispositivos.find(
    ({ id }) => id === dispositivo,
  )?.numeros;

describe('the end of a lease', () => {
  it('comes once, two days after the last contact, whoever sweeps at that moment; audited by nobody', async () => {
    const equipos = [await registrar(servicio), await registrar(servicio, ANDINA)];
    for (const equipo of equipos) await contactar(servicio, equipo, ahora);
    ahora = enHoras(47);
    await barrer();
    for (const { empresa, dispositivo } of equipos)
      expect(await numerosDe(empresa, dispositivo)).toBe(5);

    ahora = enHoras(49);
    await Promise.all(Array.from({ length: 6 }, barrer));
    for (const { empresa, dispositivo } of equipos) {
      expect(await numerosDe(empresa, dispositivo)).toBe(0);
      expect(await devueltas(dispositivo)).toEqual([
        {
          empresa_id: empresa === PUERTO.empresa ? PUERTO.id : ANDINA.id,
          usuario_id: null,
          despues: expect.objectContaining({ cuantos: 5, desde: 1, hasta: 5, porque: 'VENCIDO' }),
        },
      ]);
    }
    expect(await barrer()).toBe(0);
  });

  it('does not come to one that is in touch while it is swept', async () => {
    const equipo = await registrar(servicio);
    await contactar(servicio, equipo, ahora);
    ahora = enHoras(49);
    const enContacto = await echarCerrojo(
      servicio.url,
      `update facturacion.dispositivos set arriendo_hasta = '${enHoras(97).toISOString()}'
        where id = '${equipo.dispositivo}'`,
    );
    const barriendo = Promise.all([barrer(), barrer()]);
    await enContacto.esperan(2);
    await enContacto.confirmar();
    await barriendo;
    expect(await devueltas(equipo.dispositivo)).toEqual([]);
    expect(await numerosDe(equipo.empresa, equipo.dispositivo)).toBe(5);
  });
});
