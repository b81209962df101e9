import { declarar } from '@comanda/kit/testing/denegar';
import { OTRA } from '@comanda/kit/testing/semilla';

const { empresa } = OTRA;

export const denegar = declarar({
  quienes: `
                       nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
listarAreasDeEmpresas    .        .          .      .       .        .         x        .      -       -
cambiarAreas             .        .          .      .       .        .         x        .      -       -`,
  entradas: {
    listarAreasDeEmpresas: () => ({}),
    cambiarAreas: () => ({ cambios: [{ empresa, area: 'reportes', activa: true }] }),
  },
});
