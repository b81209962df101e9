import { useState } from 'react';

import { vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { diferir, Diferida } from '@comanda/shared/piezas/vista';

import type { useCampana } from './useCampana';
import type { useComandas } from './useComandas';
import type { useCompleta } from './useCompleta';
import { Boton } from './VizorBarra';
import { vizorMensajes as mensajes } from './vizorMensajes';

const ajustesCocina = diferir(
  () => import(/* webpackChunkName: "ajustes" */ './AjustesCocinaModal'),
);

type VizorBotonesProps = {
  empresa: string;
  campana: ReturnType<typeof useCampana>;
  comandas: ReturnType<typeof useComandas>;
  completa: ReturnType<typeof useCompleta>;
};

/** How this screen sounds, prints and shows; for an administrator, how the kitchen works. */
export function VizorBotones({ empresa, campana, comandas, completa }: VizorBotonesProps) {
  const administra = usePuede(calls.guardarAjustesCocina);
  const [ajustando, setAjustando] = useState(false);
  return (
    <>
      {campana.hay && (
        <Boton
          icono={campana.quiere ? 'campana' : 'campanaMuda'}
          puesto={campana.quiere}
          onPulsar={() => campana.querer(!campana.quiere)}
        >
          Sonido
        </Boton>
      )}
      <Boton
        icono="impresora"
        puesto={comandas.activas}
        onPulsar={() => comandas.cambiar(!comandas.activas)}
      >
        Imprimir comandas
      </Boton>
      <Boton
        icono={completa.puesta ? 'encoger' : 'agrandar'}
        puesto={completa.puesta}
        onPulsar={completa.alternar}
      >
        Pantalla completa
      </Boton>
      {administra && (
        <Boton icono="ajustes" onPulsar={() => setAjustando(true)}>
          Ajustes de cocina
        </Boton>
      )}
      {ajustando && (
        <Diferida
          de={ajustesCocina}
          props={{ empresa, onCerrar: () => setAjustando(false) }}
          titulo={mensajes.ajustes.titulo}
          onFallo={() => setAjustando(false)}
        />
      )}
    </>
  );
}
