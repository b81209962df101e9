import { useState, type ReactNode } from 'react';

import { USUARIOS_POR_PAGINA, type Usuario } from '@comanda/shared/contracts/admin/usuarios';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, useAhora, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { RestablecerModal } from './RestablecerModal';
import { useAccionesUsuario } from './useAccionesUsuario';
import { useListarUsuariosQuery } from './usuariosApi';
import { usuariosColumns } from './usuariosColumns';
import { usuariosMensajes as mensajes } from './usuariosMensajes';
import { UsuarioModal } from './UsuarioModal';

type Abierto = { que: 'crear' } | { que: 'editar' | 'restablecer'; usuario: Usuario };

type UsuariosProps = {
  empresa: string;
  /** Those that somebody may be put into. */
  empresas: readonly string[];
  selector: ReactNode;
};

export function Usuarios({ empresa, empresas, selector }: UsuariosProps) {
  const usuarios = useListarUsuariosQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cerrar = () => setAbierto(null);
  const accionesDe = useAccionesUsuario(empresa, (que, usuario) => setAbierto({ que, usuario }));
  const ahora = useAhora();
  const crear = (
    <Button type="primary" onClick={() => setAbierto({ que: 'crear' })}>
      Crear usuario
    </Button>
  );
  return (
    <div className="ui-pantalla">
      {selector && <div className="ui-barra">{selector}</div>}
      <QueryView
        query={usuarios}
        esqueleto="tabla"
        empty={<Vacio {...mensajes.vacio} acto={crear} />}
      >
        {(filas) => (
          <DataTable
            titulo={mensajes.titulo}
            columns={usuariosColumns(ahora)}
            fuente={enMemoria(filas)}
            rowKey={({ id }) => id}
            nombreDe={({ nombreCompleto }) => nombreCompleto}
            pageSize={USUARIOS_POR_PAGINA}
            numerada="#"
            botones={crear}
            exportar="usuarios"
            compacta
            accionesHeader="acción"
            acciones={accionesDe}
            hoja={{
              abierta: abierto?.que === 'editar' ? abierto.usuario : null,
              onAbrir: (usuario) => setAbierto({ que: 'editar', usuario }),
              pintar: (usuario) => (
                <UsuarioModal
                  empresa={empresa}
                  empresas={empresas}
                  usuario={usuario}
                  onCerrar={cerrar}
                />
              ),
            }}
          />
        )}
      </QueryView>
      {abierto?.que === 'restablecer' && (
        <RestablecerModal usuario={abierto.usuario} onCerrar={cerrar} />
      )}
      {abierto?.que === 'crear' && (
        <UsuarioModal empresa={empresa} empresas={empresas} usuario={null} onCerrar={cerrar} />
      )}
    </div>
  );
}
