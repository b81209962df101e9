import { useState, type ReactNode } from 'react';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  CLIENTES_POR_PAGINA,
  listaDeClientesCalls,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import { delServidor } from '@comanda/shared/piezas/descarga';
import { DataTable, paginada, usePedido, type Column } from '@comanda/shared/piezas/tabla';
import { Vacio } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { Button, Icono } from '@comanda/shared/ui/core';

import { useListarClientesQuery } from './clientesApi';
import { clientesMensajes as mensajes } from './clientesMensajes';
import ImportarClientesModal from './ImportarClientesModal';

const COLUMNAS: readonly Column<Cliente>[] = [
  {
    id: 'nombre',
    header: 'RAZÓN SOCIAL',
    text: ({ razon_social }) => razon_social,
    movil: 'titulo',
    fija: true,
  },
  { id: 'cedula', header: 'IDENTIFICACIÓN', text: ({ cedula }) => cedula },
  { id: 'email', header: 'CORREO', text: ({ email }) => email },
  { id: 'telefono', header: 'TELÉFONO', text: ({ telefono }) => telefono },
  { id: 'direccion', header: 'DIRECCIÓN', text: ({ direccion }) => direccion, movil: 'ancho' },
];

export function Clientes({ empresa, selector }: { empresa: string; selector: ReactNode }) {
  const [importando, setImportando] = useState(false);
  const mano = usePedido(CLIENTES_POR_PAGINA);
  const { pagina, filas, busqueda } = mano.pedido;
  const clientes = useListarClientesQuery(
    { empresa, pagina, filas, busqueda },
    { refetchOnMountOrArgChange: true },
  );
  const importar = (
    <Button type="primary" onClick={() => setImportando(true)}>
      Importar clientes
    </Button>
  );
  return (
    <div className="ui-pantalla">
      <div className="ui-barra">
        <Link to="/admin/emitido" className="ui-boton">
          <Icono nombre="anterior" tamano={18} /> Volver a Emitidos
        </Link>
        {selector}
      </div>
      <DataTable
        titulo={mensajes.lista}
        columns={COLUMNAS}
        fuente={paginada(() => clientes)}
        mano={mano}
        rowKey={({ cedula }) => cedula}
        botones={importar}
        exportar={delServidor('billing', listaDeClientesCalls.exportarClientes, {
          empresa,
          busqueda,
        })}
        compacta
        vacio={<Vacio {...mensajes.vacio} acto={importar} />}
        sinHallar={mensajes.sinHallar}
      />
      {importando && (
        <ImportarClientesModal empresa={empresa} onCerrar={() => setImportando(false)} />
      )}
    </div>
  );
}
