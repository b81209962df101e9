import { QueryView, Vacio } from '@comanda/shared/piezas/vista';

import '../personas.css';
import './areas.css';

import { useListarAreasDeEmpresasQuery } from './areasApi';
import { areasMensajes as mensajes } from './areasMensajes';
import { Banderas } from './Banderas';
import { Matriz } from './Matriz';

/** Which areas each company has: the operator's to switch (architecture, Release and tenancy). */
export default function AreasScreen() {
  const consulta = useListarAreasDeEmpresasQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={consulta} esqueleto="tabla" empty={null}>
      {(datos) =>
        datos.empresas.length === 0 ? (
          <Vacio titulo={mensajes.vacio} />
        ) : (
          <>
            <Matriz {...datos} />
            <Banderas {...datos} />
          </>
        )
      }
    </QueryView>
  );
}
