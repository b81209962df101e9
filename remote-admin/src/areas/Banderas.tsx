import { useState } from 'react';

import type { AreasDeEmpresas } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { EMPRESAS_POR_PAGINA } from '@comanda/shared/contracts/admin/empresas';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { avisar, withNotice } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import { useCambiarBanderasMutation } from './areasApi';
import { banderasColumns, type Bandera } from './banderasColumns';
import { banderasMensajes as mensajes } from './banderasMensajes';
import type { DeEmpresa } from './perdidas';

/** Companies by the flags of an area; nothing where no area in use declares any. */
export function Banderas({ empresas, areas, descriptores }: AreasDeEmpresas) {
  const [cambiar, { isLoading: ocupada }] = useCambiarBanderasMutation();
  const conBanderas = areas.flatMap((area) => {
    const { banderas = [] } = descriptores.find((uno) => uno.area === area.area) ?? {};
    return banderas.length > 0 ? [{ ...area, banderas }] : [];
  });
  const [elegida, setElegida] = useState<string>();
  const area = conBanderas.find((una) => una.area === elegida) ?? conBanderas[0];
  if (!area) return null;

  const onCambiar = async ({ nombre, titulo }: Bandera, { empresa, banderas }: DeEmpresa) => {
    const activa = !banderas.includes(`${area.area}.${nombre}`);
    const cambios = [{ empresa, area: area.area, bandera: nombre, activa }];
    const hecho = await withNotice(cambiar({ cambios }).unwrap(), mensajes.cambiar);
    if (!hecho) return;
    const texto = (activa ? mensajes.encendida : mensajes.apagada)(titulo);
    avisar({ tipo: 'success', titulo: mensajes.titulo, texto });
  };

  return (
    <section className="ui-pantalla" aria-label={mensajes.titulo}>
      <p>{mensajes.que}</p>
      <DataTable
        titulo={mensajes.titulo}
        columns={banderasColumns({
          area,
          banderas: area.banderas,
          ocupada,
          onCambiar: (bandera, fila) => void onCambiar(bandera, fila),
        })}
        fuente={enMemoria(empresas)}
        rowKey={({ empresa }) => empresa}
        pageSize={EMPRESAS_POR_PAGINA}
        exportar="banderas por empresa"
        compacta
        botones={
          <Select
            aria-label="Área de las banderas"
            value={area.area}
            onChange={setElegida}
            options={conBanderas.map((una) => ({ value: una.area, label: una.titulo }))}
          />
        }
      />
    </section>
  );
}
