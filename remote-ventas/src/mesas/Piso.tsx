import { useState } from 'react';

import { QueryView } from '@comanda/shared/piezas/vista';

import { SinConexionDesde } from '../cocina/SinConexionDesde';
import { useListas } from '../cocina/useListas';
import { usePiso } from '../cocina/usePiso';
import { DialogoPuesto, type DialogoDePuesto } from './DialogoPuesto';
import { EditarPlano } from './EditarPlano';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { Salon } from './Salon';

/** The floor of a company, read anew every moment: it is looked at, or its plan is drawn. */
export function Piso({ empresa }: { empresa: string }) {
  const leido = usePiso(empresa);
  const [dibuja, setDibuja] = useState(false);
  const [dialogo, setDialogo] = useState<DialogoDePuesto | null>(null);
  useListas(empresa);

  return (
    <QueryView query={leido} esqueleto="tarjetas" empty={null} avisarFallo={false}>
      {(piso) => (
        <>
          <SinConexionDesde query={leido} de={piso.de} nota={mensajes.sinLinea}>
            {dibuja ? (
              <EditarPlano
                empresa={empresa}
                mesas={piso.mesas}
                onTerminar={() => setDibuja(false)}
              />
            ) : (
              <Salon
                empresa={empresa}
                piso={piso}
                onDialogo={setDialogo}
                onDibujar={() => setDibuja(true)}
              />
            )}
          </SinConexionDesde>
          {dialogo && (
            <DialogoPuesto
              empresa={empresa}
              piso={piso}
              dialogo={dialogo}
              onCerrar={() => setDialogo(null)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}
