import { useState } from 'react';

import { AREAS_DE_EMPRESA, type AreaDeEmpresa } from '@comanda/shared/contracts/admin/empresas';
import { Button } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import { AREAS_EN_PALABRAS } from '../areasEnPalabras';

import { areasMensajes as mensajes } from './areasMensajes';

type EnBloqueProps = {
  cuantas: number;
  ocupado: boolean;
  onPoner: (area: AreaDeEmpresa, activa: boolean) => void;
  onNinguna: () => void;
};

/** What is done about all companies that were chosen. */
export function EnBloque({ cuantas, ocupado, onPoner, onNinguna }: EnBloqueProps) {
  const [area, setArea] = useState<AreaDeEmpresa>(AREAS_DE_EMPRESA[0] ?? 'ventas');
  return (
    <div className="ui-tarjeta admin-bloque" role="group" aria-label="Con las empresas elegidas">
      <strong role="status">{mensajes.elegidas(cuantas)}</strong>
      <Select
        aria-label="Area"
        value={area}
        onChange={setArea}
        options={AREAS_DE_EMPRESA.map((una) => ({ value: una, label: AREAS_EN_PALABRAS[una] }))}
      />
      <Button disabled={ocupado} onClick={() => onPoner(area, true)}>
        Encender
      </Button>
      <Button disabled={ocupado} danger onClick={() => onPoner(area, false)}>
        Apagar
      </Button>
      <Button type="text" onClick={onNinguna}>
        Elegir ninguna
      </Button>
    </div>
  );
}
