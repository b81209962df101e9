import { beforeAll, describe, expect, it } from '@jest/globals';

import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../../arranque/arranque';
import { dondeAtender, hayQueAtender, rutasDe } from '../../rutas/buscarRuta';
import { Rutas } from '../../rutas/Rutas';
import { iniciarFederacion } from '../../testing/federacionFalsa';
import { makeArea, makeArranque } from '../../testing/makeArranque';

const CON_REPORTES = [makeArea('auth'), makeArea('ventas'), makeArea('reportes')];

beforeAll(iniciarFederacion);

describe('the badge in the header', () => {
  it('is asked for after the screen is there, not before', async () => {
    const usuario = makeUsuario({ perfil: 'Administrador' });
    leerArranque(JSON.stringify(makeArranque(usuario, { areas: CON_REPORTES })));
    const estaba: boolean[] = [];
    answer(emisionCalls.consultarAtencion, () => {
      estaba.push(document.body.textContent.includes('Pantalla puntoventa'));
      return {
        success: true as const,
        data: [{ empresa: 'X', tipo: 'DOCUMENTOS' as const, cuantos: 2, texto: '2 documentos' }],
      };
    });
    const { screen } = renderScreen(<Rutas />, { usuario, ruta: '/admin/puntoventa' });

    const boton = await screen.findByRole('button', { name: '2 asuntos requieren atención' });
    expect(boton).toBeVisible();
    expect(estaba).toEqual([true]);
  });

  it.each([
    ['Administrador', CON_REPORTES, '/admin/facturas'],
    ['Contador', CON_REPORTES, '/admin/facturas'],
    ['Cajero', CON_REPORTES, null],
    ['Administrador', CON_REPORTES.slice(0, 2), null],
  ] as const)('is for %s, where the company has its reports: %#', (perfil, areas, donde) => {
    expect(dondeAtender(rutasDe(areas, perfil))).toBe(donde);
  });

  it('is there too where a screen says that what waits behind it urges', () => {
    const rutas = rutasDe([makeArea('ventas')], 'Cajero');
    expect(hayQueAtender(rutas)).toBe(false);
    expect(
      hayQueAtender(rutas.map(({ area, ruta }) => ({ area, ruta: { ...ruta, urge: true } }))),
    ).toBe(true);
    expect(hayQueAtender(rutasDe(CON_REPORTES, 'Contador'))).toBe(true);
  });
});
