import { useState } from 'react';

import { AprobadorCampos, AprobadorDeFormulario, NADIE } from '@comanda/shared/piezas/aprobador';
import { Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { FuerzaDeClave } from '@comanda/shared/piezas/fuerza';
import { Identificacion } from '@comanda/shared/piezas/identificacion';
import { QuienCampo, useQuienes } from '@comanda/shared/piezas/quien';

import type { Historias } from '../historias';
import { DE_NADIE, DE_UNO, DE_VARIOS, QUE_FALLA, QUE_TARDA } from '../respuestas';
import { LARGO, nada } from '../textos';

import { guardar } from './llamada';

const LEYENDA = 'Anular la venta 001-001-000000123 necesita un Administrador';
const envio = {
  call: guardar,
  enviar: () => Promise.resolve({ success: true }),
  mensajes: { titulo: 'Libro' },
  boton: 'Guardar',
  onHecho: nada,
};

type DeAprobador = {
  empresa: string;
  falta?: string;
  conCodigo?: boolean;
  manera?: 'pin' | 'clave';
};

function Aprobador({ empresa, falta, conCodigo, manera = 'pin' }: DeAprobador) {
  const [escrito, setEscrito] = useState({ ...NADIE, manera });
  return (
    <AprobadorCampos
      empresa={empresa}
      escrito={escrito}
      onCambio={setEscrito}
      leyenda={LEYENDA}
      falta={falta}
      conCodigo={conCodigo}
    />
  );
}

function Quien({ empresa }: { empresa: string }) {
  const de = useQuienes(empresa);
  const [elegido, elegir] = useState('');
  return (
    <QuienCampo
      etiqueta="Quién"
      de={de}
      elegido={elegido}
      onElegir={elegir}
      onSeguir={nada}
      vacio="Nadie tiene PIN todavía"
    />
  );
}

const ConClave = ({ clave }: { clave: string }) => (
  <Formulario {...envio} inicial={{ clave }}>
    <Campo.Clave nombre="clave" etiqueta="Contraseña nueva" />
    <FuerzaDeClave de="clave" datos={['Ana']} />
  </Formulario>
);

const Comprador = ({ tipo, cedula }: { tipo: string; cedula: string }) => (
  <Formulario {...envio} inicial={{ tipo_identificacion: tipo, cedula }}>
    <Identificacion />
  </Formulario>
);

export const personas: Historias = {
  'AprobadorCampos: con PIN, de uno': <Aprobador empresa={DE_UNO} />,
  'AprobadorCampos: con PIN, de varios': <Aprobador empresa={DE_VARIOS} />,
  'AprobadorCampos: buscando quienes': <Aprobador empresa={QUE_TARDA} />,
  'AprobadorCampos: con clave, código y falta': (
    <Aprobador empresa={DE_NADIE} manera="clave" conCodigo falta={LARGO} />
  ),
  'AprobadorDeFormulario: vacío': (
    <AprobadorDeFormulario empresa={DE_UNO} leyenda={LARGO} conCodigo={false} />
  ),
  'QuienCampo: buscando': <Quien empresa={QUE_TARDA} />,
  'QuienCampo: fallo': <Quien empresa={QUE_FALLA} />,
  'QuienCampo: nadie': <Quien empresa={DE_NADIE} />,
  'QuienCampo: uno': <Quien empresa={DE_UNO} />,
  'QuienCampo: varios, uno de nombre largo': <Quien empresa={DE_VARIOS} />,
  'FuerzaDeClave: nada escrito': <ConClave clave="" />,
  'FuerzaDeClave: fácil de adivinar': <ConClave clave="ana2026" />,
  'FuerzaDeClave: muy buena': <ConClave clave="tres tristes tigres" />,
  'Identificacion: vacía': <Comprador tipo="05" cedula="" />,
  'Identificacion: RUC': <Comprador tipo="04" cedula="0993100277001" />,
};
