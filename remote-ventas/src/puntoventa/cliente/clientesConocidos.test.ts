import { describe, expect, it } from '@jest/globals';

import { clientesConocidos } from './clientesConocidos';

const cliente = (nombre: string, cedula: string) => ({
  nombre,
  cedula,
  razon_social: nombre,
  email: 'x@y.ec',
  direccion: 'Quito',
  telefono: '022',
  tipo_identificacion: '05' as const,
});
const de = (empresa: string, data: unknown) => ({
  params: { empresa },
  dato: { success: true, data },
});
const ANA = cliente('Ana Peña', '0912345678');
const LUIS = cliente('Luis Rojas', '1712345678');
const hallar = (tenidas: ReturnType<typeof de>[], busqueda?: string) =>
  clientesConocidos({ empresa: 'A', busqueda }).hacer(tenidas).data;
const nombres = (...de: Parameters<typeof hallar>) => hallar(...de).map(({ nombre }) => nombre);

describe('customers that this browser has read of', () => {
  const leidas = [de('A', LUIS), de('A', [{ ...ANA, veces: 4 }]), de('B', cliente('Eva', '0'))];

  it('are found by name, accents or none, and by number; those of another company are not', () => {
    expect(nombres(leidas)).toEqual(['Ana Peña', 'Luis Rojas']);
    expect(nombres(leidas, 'pena')).toEqual(['Ana Peña']);
    expect(nombres(leidas, '17123')).toEqual(['Luis Rojas']);
    expect(nombres(leidas, 'eva')).toEqual([]);
  });

  it('are each there once, as last read, and no final consumer among them', () => {
    const ahora = { ...ANA, direccion: 'Cuenca' };
    const todas = [...leidas, de('A', ahora), de('A', cliente('CONSUMIDOR', '9999999999999'))];
    expect(hallar(todas, 'ana')).toEqual([{ ...ahora, veces: 4 }]);
    expect(nombres(todas)).toHaveLength(2);
  });

  it('are as many as fit under a box', () => {
    const muchos = Array.from({ length: 20 }, (_, n) => ({
      ...cliente('Ana', `09${n}`),
      veces: n,
    }));
    expect(hallar([de('A', muchos)]).map(({ veces }) => veces)).toEqual([
      19, 18, 17, 16, 15, 14, 13, 12,
    ]);
  });

  it('are none of a reading that is not what it was', () => {
    expect(hallar([de('A', { nombre: 'Ana' }), de('A', null)])).toEqual([]);
  });
});
