import { describe, expect, it } from '@jest/globals';

import type { HechoAuditado } from '@comanda/shared/contracts/admin/auditoria';

import { cambiosDeHecho, detalleDeHecho } from './cambios';

const hecho = (
  antes: HechoAuditado['antes'],
  despues: HechoAuditado['despues'],
): HechoAuditado => ({
  id: 'o1',
  cuando: '2026-11-20T17:00:00Z',
  id_usuario: null,
  usuario: 'Ana',
  accion: 'producto editado',
  entidad: '7',
  antes,
  despues,
});

describe('what an act changed', () => {
  it('is told field by field, what differs first', () => {
    const editado = hecho(
      { producto: 'Sopa', precio_venta: '3.00', activo: true },
      { producto: 'Sopa', precio_venta: '3.50', activo: false },
    );
    expect(cambiosDeHecho(editado)).toEqual([
      { campo: 'precio venta', antes: '$3.00', despues: '$3.50', cambia: true },
      { campo: 'activo', antes: 'Sí', despues: 'No', cambia: true },
      { campo: 'producto', antes: 'Sopa', despues: 'Sopa', cambia: false },
    ]);
    expect(detalleDeHecho(editado)).toBe('Sopa · precio venta: $3.00 → $3.50 · activo: Sí → No');
  });

  it.each<[HechoAuditado['antes'], HechoAuditado['despues'], string]>([
    [null, null, ''],
    [null, { total: 7.5, nota: '' }, 'total: $7.50'],
    [{ nombre: 'Caja 2' }, null, 'Caja 2'],
    [null, [3, 1], 'lista: 2'],
    [{ a: null }, { a: 1 }, 'a: — → 1'],
    [
      null,
      { sesion: '91be8676-c63e-4992-88d5-39710813f33c', direccion: '10.0.0.1' },
      'dirección: 10.0.0.1',
    ],
    [
      { nombre: 'Nadia', estado: 'A' },
      { nombre: 'Nadia', estado: 'N' },
      'Nadia · estado: Activo → Desactivado',
    ],
    [
      null,
      { tipo: 'SALIDA', monto: 8.75, estado: 'A', forma_pago: 'TARJETA' },
      'tipo: Salida · monto: $8.75 · forma pago: Tarjeta',
    ],
    [{ nombre: 'A', ambiente: '1', serie: '1' }, { serie: '2' }, 'A · serie: 1 → 2'],
    [null, { agotado: false, por_peso: true }, 'por peso: Sí'],
    [null, { fecha: '2026-11-28', caja_id: 1 }, 'fecha: 28/11/2026'],
    [null, { desde: '2026-11-28T17:05:00.000Z' }, 'desde: 28/11/2026 12:05'],
  ])('%j to %j is "%s"', (antes, despues, texto) => {
    expect(detalleDeHecho(hecho(antes, despues))).toBe(texto);
  });

  it('lists by how many there are, in its line; the act opened tells them', () => {
    const lugares = [
      { x: 0, id: '1' },
      { x: 1, id: '2' },
    ];
    expect(detalleDeHecho(hecho(null, { lugares }))).toBe('lugares: 2');
    expect(detalleDeHecho(hecho({ lugares: [] }, { lugares }))).toBe('lugares: 0 → 2');
    expect(detalleDeHecho(hecho({ lugares: [lugares[1], lugares[0]] }, { lugares }))).toBe(
      'lugares',
    );
    expect(detalleDeHecho(hecho(null, { detalle: '[sin sal' }))).toBe('detalle: [sin sal');
    expect(cambiosDeHecho(hecho(null, { lugares }))[0]?.despues).toContain('"x":1');
  });
});
