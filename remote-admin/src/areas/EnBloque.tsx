import { useState } from 'react';

import { Button } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import { areasMensajes as mensajes } from './areasMensajes';
import type { AreaConTitulo } from './perdidas';

type EnBloqueProps = {
  areas: readonly AreaConTitulo[];
  cuantas: number;
  ocupado: boolean;
  onPoner: (area: AreaConTitulo, activa: boolean) => void;
  onNinguna: () => void;
};

/** What is done about all companies that were chosen. */
export function EnBloque({ areas, cuantas, ocupado, onPoner, onNinguna }: EnBloqueProps) {
  const [elegida, setElegida] = useState(areas[0]?.area);
  const area = areas.find((una) => una.area === elegida);
  const onPonerla = (activa: boolean) => {
    if (area) onPoner(area, activa);
  };
  return (
    <div
      className="ui-tarjeta ui-fila admin-bloque"
      role="group"
      aria-label="Con las empresas elegidas"
    >
      <strong role="status">{mensajes.elegidas(cuantas)}</strong>
      <Select
        aria-label="Área"
        value={elegida}
        onChange={setElegida}
        options={areas.map((una) => ({ value: una.area, label: una.titulo }))}
      />
      <Button disabled={ocupado} onClick={() => onPonerla(true)}>
        Encender
      </Button>
      <Button disabled={ocupado} danger onClick={() => onPonerla(false)}>
        Apagar
      </Button>
      <Button type="text" onClick={onNinguna}>
        Elegir ninguna
      </Button>
    </div>
  );
}
