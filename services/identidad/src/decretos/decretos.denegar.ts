import { declarar, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { OPERADOR } from '@comanda/kit/testing/semilla';
import { decretosCalls } from '@comanda/shared/contracts/admin/decretos';

const uno = async ({ dueno }: MundoDeDenegar) => {
  const [fila] = await dueno<{ id: string }>(
    `insert into identidad.decretos (tarifa, desde, hasta, fuente, usuario_id)
     values (8, '2030-01-01', '2030-01-02', 'Decreto de prueba', $1) returning id`,
    [OPERADOR.id],
  );
  return { id: fila?.id ?? '' };
};

export const denegar = declarar(decretosCalls)({
  quienes: `
llamada         area  empresa  quienes
listarDecretos  -     -        Dashboard
agregarDecreto  -     -        Dashboard
cesarDecreto    -     -        Dashboard`,
  entradas: {
    listarDecretos: () => ({}),
    agregarDecreto: () => ({
      tarifa: 8,
      desde: '2030-02-01',
      hasta: '2030-02-02',
      provincias: [],
      cantones: '',
      fuente: 'Decreto de prueba',
    }),
    cesarDecreto: async (mundo) => ({
      ...(await uno(mundo)),
      desde: '2030-01-02',
      fuente: 'Decreto que deroga',
    }),
  },
});
