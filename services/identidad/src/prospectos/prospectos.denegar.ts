import { declarar, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { VENDEDOR } from '@comanda/kit/testing/semilla';
import { prospectosCalls } from '@comanda/shared/contracts/admin/prospectos';

import { makeProspecto } from './testing/datos';

/** Of the seller who makes the calls. */
const uno = async ({ dueno }: MundoDeDenegar) => {
  const { nombre, ruc, ciudad, telefono, correo } = makeProspecto();
  const [fila] = await dueno<{ id: string }>(
    `insert into identidad.prospectos (vendedor_id, comision, nombre, ruc, ciudad, telefono, correo)
     values ($1, 10, $2, $3, $4, $5, $6) returning id`,
    [VENDEDOR.id, nombre, ruc, ciudad, telefono, correo],
  );
  return { id: fila?.id ?? '' };
};

export const denegar = declarar(prospectosCalls)({
  quienes: `
llamada                  area  empresa  quienes
listarProspectos         -     -        Dashboard Vendedor
consultarRucDeProspecto  -     -        Vendedor
crearProspecto           -     -        Vendedor
actualizarProspecto      -     -        Vendedor
descartarProspecto       -     -        Dashboard`,
  entradas: {
    listarProspectos: () => ({}),
    consultarRucDeProspecto: () => ({ ruc: makeProspecto().ruc }),
    crearProspecto: () => makeProspecto(),
    actualizarProspecto: async (mundo) => ({ ...makeProspecto(), ...(await uno(mundo)) }),
    descartarProspecto: async (mundo) => ({ ...(await uno(mundo)), motivo: 'No contesta' }),
  },
});
