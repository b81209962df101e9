import { randomUUID } from 'node:crypto';

import { programar } from '@comanda/ordering/programados/programar';
import { programadosRepository } from '@comanda/ordering/programados/programadosRepository';
import { ventasRepository } from '@comanda/ordering/ventas/ventasRepository';
import type { Database } from '@comanda/ordering/db/schema';
import type { EmpresaId, Persona } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';
import { conCantidad, totalesDeCarrito } from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { DIA_MS, fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { CLIENTES_DEMO } from '../clientes';
import type { ProductoDeMenu } from './salon';

const RUC = '04';
const PEDIDOS = [
  ['Arroz con menestra y pescado', 6],
  ['Jugo de naranja', 6],
] as const;

type Agendado = {
  db: Db<Database>;
  empresa: EmpresaId;
  nombre: string;
  menu: readonly ProductoDeMenu[];
  cajero: Persona;
  ahora: Date;
};

/** The lunch of an office, invoiced at noon of each day from tomorrow. */
export async function agendar({
  db,
  empresa,
  nombre,
  menu,
  cajero,
  ahora,
}: Agendado): Promise<void> {
  const tienda = PEDIDOS.map(([producto, cantidad]) => {
    const hallado = menu.find((uno) => uno.producto === producto);
    if (!hallado) throw new Error(`agendar: the menu has no '${producto}'`);
    const { categoria: _, color: _color, ...vendido } = hallado;
    return conCantidad({ ...vendido, cantidad: 1, iva: 0, subtota: 0 }, cantidad);
  });
  const cliente = CLIENTES_DEMO.find(({ tipo_identificacion }) => tipo_identificacion === RUC);
  if (!cliente) throw new Error('agendar: nobody of the demo has a RUC');
  const { subtotal, iva, total } = totalesDeCarrito(tienda);
  await programar(
    { programados: programadosRepository(db), ventas: ventasRepository(db) },
    {
      empresa,
      caller: {
        ...cajero,
        pendiente: null,
        sesion: { id: randomUUID(), raiz: randomUUID(), porPin: false, inactividad: 0 },
      },
      ahora,
      clave: null,
      valor: aDolares(total),
      cuando: {
        fecha: fechaNegocio(new Date(ahora.getTime() + DIA_MS)),
        hora: '12:00',
        repetir: true,
        mensaje: 'Almuerzos de la oficina',
      },
      venta: {
        tienda,
        empresa: nombre,
        forma_pago: 'TRANSFERENCIA',
        caja_usuario: cajero.nombreCompleto,
        cedula: cliente.cedula,
        iva: aDolares(iva),
        subtotal: aDolares(subtotal),
        total: aDolares(total),
      },
    },
  );
}
