import { describe, expect, it } from '@jest/globals';

import { leerClientes } from './listaDeClientes';
import { clientesPorEscribir, planearClientes } from './planDeClientes';

const TITULOS = ['RUC / C.I.', 'Razón Social', 'E-mail', 'Celular', 'Domicilio'];
const leer = (...filas: string[][]) => leerClientes([TITULOS, ...filas], { dicho: {} });
const ANA = ['1710034065', 'Ana Paredes', 'ana@correo.ec', '0991234567', 'Quito'];
const makeCliente = (over = {}) => ({
  cedula: '1710034065',
  tipo_identificacion: '05' as const,
  nombre: 'Anita',
  razon_social: 'Ana Paredes',
  email: 'ana@correo.ec',
  telefono: '0991234567',
  direccion: 'Quito',
  ...over,
});

describe('a list of customers', () => {
  it.each([
    ['1710034065', '1710034065', '05'],
    ['1710034065.0', '1710034065', '05'],
    ['171003406-5', '1710034065', '05'],
    ['104567896', '0104567896', '05'],
    ['1710034065001', '1710034065001', '04'],
    ['AB123456', 'AB123456', '06'],
  ])('takes %s for %s, of type %s', (dicha, cedula, tipo_identificacion) => {
    expect(leer([dicha, 'Ana']).filas).toMatchObject([
      { identificacion: { cedula, tipo_identificacion } },
    ]);
  });

  it.each([
    ['1710034066', 'La cédula no es válida. Revise sus dígitos'],
    ['1710034066001', 'El RUC no es válido. Revise sus dígitos'],
    ['9999999999999', 'El consumidor final no se registra como cliente'],
    ['1,71003E+09', expect.stringContaining('acortó el número')],
    ['', 'Falta la identificación'],
    ['123', 'La identificación no es una cédula, un RUC ni un pasaporte válido'],
    ['ñ', 'La identificación no es una cédula, un RUC ni un pasaporte válido'],
  ])('refuses the identification %j', (dicha, msg) => {
    expect(leer([dicha, 'Ana'])).toMatchObject({
      filas: [],
      errores: [{ fila: 2, columna: 'Identificacion', msg }],
    });
  });

  it('takes digits that are no cédula for a passport, and says so', () => {
    expect(leer(['12345678', 'Ana'])).toMatchObject({
      filas: [{ identificacion: { cedula: '12345678', tipo_identificacion: '06' } }],
      avisos: [{ fila: 2, columna: 'Identificacion', msg: expect.stringContaining('pasaporte') }],
    });
  });

  it('takes several addresses, gives a telephone its zero, and tells of who is there twice', () => {
    const dos = ['1710034065', 'Ana', 'ana@correo.ec; luis@correo.ec', '991234567', ''];
    const leida = leer(dos, ['1710034065', 'Otra', '', '', '']);
    expect(leida.filas).toMatchObject([{ fila: 2, telefono: '0991234567', direccion: undefined }]);
    expect(leida.filas[0]?.email).toContain('luis@correo.ec');
    const casa = leer(['1710034065', 'Ana', '', '22345678', '']);
    expect(casa.filas).toMatchObject([{ telefono: '022345678' }]);
    expect(leida.errores).toMatchObject([{ fila: 3, msg: 'Es el mismo cliente de la fila 2' }]);
    const [error] = leer(['1710034065', 'Ana', 'ana@correo.ec; luis@', '', '']).errores;
    expect(error).toMatchObject({ columna: 'Correo', msg: 'El email luis@ no es válido' });
  });

  it('keeps who is there or changes them as was said, and never takes away what a cell does not say', () => {
    const plan = planearClientes(leer(ANA).filas, [makeCliente()]);
    expect(plan).toMatchObject({ crear: [], distintos: [], iguales: 1 });
    const otra = planearClientes(leer(['1710034065', 'Ana María', '', '', 'Cuenca']).filas, [
      makeCliente(),
    ]);
    expect(otra.distintos).toHaveLength(1);
    expect(clientesPorEscribir(otra, 'CONSERVAR')).toEqual([]);
    expect(clientesPorEscribir(otra, 'ACTUALIZAR')).toEqual([
      makeCliente({ nombre: 'Ana María', razon_social: 'Ana María', direccion: 'Cuenca' }),
    ]);
  });
});
