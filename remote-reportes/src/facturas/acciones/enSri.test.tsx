import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { answer } from '@comanda/shared/testing';

import { facturasMensajes as mensajes } from '../facturasMensajes';
import { makeClave, makeEmision, makeEstado, PUERTO } from '../testing/mundo';
import { abrirFactura } from '../testing/unaFactura';

const NOTA = makeEmision({
  clave_acceso: makeClave(2, '04'),
  tipo: 'NOTA_CREDITO',
  relacionado: makeClave(1),
  nota_anulable_en_sri: true,
});

describe("'Ya la anulé en el SRI' of a credit note", () => {
  it('says that its invoice counts again, and touches no sale', async () => {
    const { user, notices, elegir } = abrirFactura(NOTA);
    const anotadas = answer(documentosCalls.anularNotaEnSri, {
      success: true,
      data: makeEstado({ clave_acceso: NOTA.clave_acceso, estado: 'ANULADA' }),
    });
    const dialogo = await elegir('Ya la anulé en el SRI');
    expect(dialogo.getByText(/^La nota deja de contar/)).toHaveTextContent(
      'la Factura 001-001-000000001 vuelve a declararse',
    );
    expect(dialogo.getByRole('alert')).toHaveTextContent('hasta el 07/12/2026');
    await user.click(dialogo.getByRole('button', { name: 'Anotar' }));
    await waitFor(() => expect(anotadas).toHaveLength(1));
    expect([anotadas[0]?.params.clave, anotadas[0]?.body]).toEqual([
      NOTA.clave_acceso,
      { empresa: PUERTO, anulada_en_sri: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    ]);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toContain('su factura vuelve a contar');
  });

  it('stands first where the authority has it annulled', async () => {
    abrirFactura({ ...NOTA, consta_en_sri: 'ANULADA' });
    expect(
      await screen.findByRole('button', { name: /^Ya la anulé en el SRI: Nota de crédito/ }),
    ).toBeVisible();
  });
});

describe("'Sigue vigente'", () => {
  it.each([
    ['FACTURA', 'y se emite una nota de crédito', 'su nota de crédito se está enviando'],
    ['NOTA_CREDITO', 'vuelve a estar autorizada y se declara', 'vuelve a estar autorizado'],
  ] as const)('asks, and puts a %s back', async (tipo, pregunta, exito) => {
    const emision = makeEmision({ tipo, estado: 'ANULADA', consta_en_sri: 'VIGENTE' });
    const { user, notices } = abrirFactura(emision);
    const pedidos = answer(documentosCalls.restaurarVigente, {
      success: true,
      data: makeEstado({ clave_acceso: emision.clave_acceso }),
    });
    await user.click(await screen.findByRole('button', { name: /^Sigue vigente/ }));
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(notices[0]).toBe('pregunta: ¿Sigue vigente en el SRI?');
    expect(notices[1]).toContain(exito);
    expect(pedidos.map(({ params, body }) => [params.clave, body])).toEqual([
      [emision.clave_acceso, { empresa: PUERTO }],
    ]);
    const { texto, peligro } = mensajes.confirmarSigueVigente('Factura', tipo === 'NOTA_CREDITO');
    expect([texto.includes(pregunta), peligro]).toEqual([true, true]);
  });
});

// a phone hides the phrases of a document that nobody has to do anything about (facturas.css)
it.each([
  ['ANULADA', 'false'],
  ['VIGENTE', 'false'],
  [null, 'true'],
] as const)('keeps what the authority has otherwise (%s) on a phone too', async (consta, final) => {
  const mensaje = 'El SRI la tiene de otro modo';
  abrirFactura(makeEmision({ estado: 'AUTORIZADO', consta_en_sri: consta, mensaje }));
  const [frase] = await screen.findAllByText(mensaje);
  expect(frase?.closest('.reportes-frases')).toHaveAttribute('data-final', final);
});
