import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { saludCalls as calls, type Salud as DeUna } from '@comanda/shared/contracts/admin/salud';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { Salud } from './Salud';

const bien = <Data,>(data: Data) => ({ success: true as const, data });
const makeSalud = (over: Partial<DeUna> = {}): DeUna => ({
  area: 'ventas',
  titulo: 'Ventas',
  objetivo: 0.995,
  visitas: 4_000,
  malas: 30,
  gastado: 1.5,
  consumo1h: 20,
  consumo6h: 8,
  visitasDeHoy: 400,
  malasDeHoy: 10,
  bucles: 2,
  colgadas: 1,
  carga: 640,
  lcp: 1_500,
  inp: null,
  builds: [
    { build: 'bbbbbbbbbbbb', version: '1.4.0', parte: 0.75 },
    { build: 'aaaaaaaaaaaa', version: '1.3.0', parte: 0.25 },
  ],
  ...over,
});
const abrir = (todas: DeUna[]) => {
  answer(calls.listarSalud, bien(todas));
  const usuario = makeUsuario({ perfil: 'Dashboard', empresa: [] });
  return renderScreen(<Salud area="ventas" />, { usuario });
};
const cifra = async (nombre: string) => {
  const [dt] = await screen.findAllByText(nombre);
  return within(dt?.parentElement ?? document.body).getByRole('definition');
};

describe('Salud', () => {
  it('says of the area faults, budget, how fast it goes, times and builds in use', async () => {
    abrir([makeSalud({ area: 'caja', visitas: 7 }), makeSalud()]);
    expect(await cifra('Visitas con fallo, 24 h')).toHaveTextContent('2.5 %');
    expect(await cifra('Presupuesto gastado, 7 días')).toHaveTextContent('150 %');
    expect(await cifra('Ritmo de gasto, 1 h / 6 h')).toHaveTextContent('×20 / ×8');
    expect(await cifra('Carga (p75)')).toHaveTextContent('0.64 s');
    expect(await cifra('INP (p75)')).toHaveTextContent('–');
    expect(await cifra('Bucles / cuelgues, 24 h')).toHaveTextContent('2 / 1');
    expect(
      screen.getByText(
        'Se espera que 99.5 % de las visitas no falle. En siete días fallaron 30 de 4000.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^En uso: bbbbbbbbbbbb 1.4.0 \(75\s?%\), aaaaaaaaaaaa 1.3.0 \(25\s?%\)$/),
    ).toBeVisible();
  });

  it('says that nobody used it', async () => {
    abrir([makeSalud({ visitas: 0, builds: [] })]);
    expect(
      await screen.findByText('Nadie ha usado esta área en los últimos siete días'),
    ).toBeVisible();
  });

  it('says that it could not be read', async () => {
    refuse(calls.listarSalud, 'INESPERADO');
    renderScreen(<Salud area="ventas" />, { usuario: makeUsuario({ perfil: 'Dashboard' }) });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('opened, has the faults by the files that were written, and the companies', async () => {
    const fallo = {
      build: 'bbbbbbbbbbbb',
      fase: 'uso',
      pantalla: 'puntoventa',
      mensaje: 'TypeError: x is undefined',
      pila: ['a@ventas/bbbbbbbbbbbb/p.js:1:20333'],
      lugares: ['src/pago/Cobro.tsx:41:7 en cobrar'],
      llamada: null,
      campo: null,
      veces: 3,
      empresas: 1,
      ultima: '2026-11-20T15:30:00Z',
    };
    const empresa = { empresa: 'Café Puerto', visitas: 40, malas: 3, bucles: 0, colgadas: 0 };
    const pedidos = answer(
      calls.verSaludDeArea,
      bien({
        fallos: [fallo],
        empresas: [{ ...empresa, carga: 300, lcp: null, inp: 80 }],
      }),
    );
    const { user } = abrir([makeSalud()]);
    const boton = await screen.findByRole('button', {
      name: 'Ver por empresa y los fallos más frecuentes',
    });
    expect(pedidos).toHaveLength(0);
    await user.click(boton);
    expect(
      await screen.findByText('src/pago/Cobro.tsx:41:7 en cobrar', { selector: 'code' }),
    ).toBeVisible();
    expect(screen.getByText('Café Puerto')).toBeVisible();
    expect(screen.getByText(/^3 de 40 visitas con fallo · Carga \(p75\) 0.30 s/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ocultar' }));
    expect(screen.queryByText('Café Puerto')).toBeNull();
  });
});
