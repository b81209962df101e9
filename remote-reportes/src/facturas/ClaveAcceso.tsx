import { Fragment } from 'react';

import { enGrupos } from '@comanda/shared/domain/texto/texto';
import { Button, Icono, withNotice } from '@comanda/shared/ui/core';

import { documentoDe } from './claveAcceso';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** A key in groups of four; what is selected or copied has no spaces. */
export function ClaveAcceso({ clave }: { clave: string }) {
  return (
    <div className="reportes-clave">
      <span className="reportes-clave-cifras">
        {enGrupos(clave, 4).map((grupo, i) => (
          <Fragment key={i}>
            <span>{grupo}</span>
            <wbr />
          </Fragment>
        ))}
      </span>
      <Button
        type="text"
        aria-label={`Copiar la clave de acceso de ${documentoDe(clave)}`}
        title="Copiar la clave de acceso"
        icon={<Icono nombre="copiar" />}
        onClick={() => void withNotice(copiar(clave), mensajes.copiar)}
      />
    </div>
  );
}

/** A page that is not secure has no clipboard: that fails like any other refusal of it. */
async function copiar(texto: string): Promise<void> {
  await navigator.clipboard.writeText(texto);
}
