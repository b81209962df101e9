import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { billingApi, direccionDe } from '@comanda/shared/api';
import { IMAGEN_MAX_BYTES } from '@comanda/shared/contracts/inventario/productos';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { CajaArchivo, leerBase64 } from '@comanda/shared/piezas/archivos';
import { sesionRestaurada, useUsuario } from '@comanda/shared/session';
import { Button, withNotice } from '@comanda/shared/ui/core';

import { useGuardarLogoMutation } from './empresasApi';
import { empresasMensajes } from './empresasMensajes';

/** The sidebar shows what the session says, and a till prints what billing says: a logo that was changed is there without a new login. */
function useLogoCambiado(empresa: string) {
  const usuario = useUsuario();
  const dispatch = useDispatch();
  return (logo_empresa: string | null) => {
    dispatch(billingApi.util.invalidateTags(['Empresa']));
    if (!usuario) return;
    const otros = (usuario.logos ?? []).filter((logo) => logo.empresa !== empresa);
    const logos = [...otros, { empresa, logo_empresa }];
    const primera = usuario.empresa[0] === empresa;
    dispatch(sesionRestaurada({ ...usuario, logos, ...(primera && { logo_empresa }) }));
  };
}

const mensajes = empresasMensajes.logo;

type LogoSeccionProps = { empresa: string; logo: string | null };

/** The company's logo: looked at, changed with one choice, taken off. */
export function LogoSeccion({ empresa, logo }: LogoSeccionProps) {
  const ayudaId = useId();
  const [guardar, { isLoading }] = useGuardarLogoMutation();
  const alCambiar = useLogoCambiado(empresa);
  const [falta, setFalta] = useState<string | null>(null);

  const poner = async (imagen: string | null) => {
    const { titulo, exito, quitado } = mensajes;
    const aviso = { titulo, exito: imagen === null ? quitado : exito };
    const hecho = await withNotice(guardar({ empresa, imagen }).unwrap(), aviso);
    if (hecho) alCambiar(hecho.logo_empresa);
  };
  const onArchivo = async (archivo: File) => {
    const mal = faltaDe(archivo);
    setFalta(mal);
    if (mal !== null) return;
    const leido = await leerBase64(archivo).catch(() => null); // whatever the browser says of a file that is gone
    if (leido === null) setFalta(mensajes.ilegible);
    else await poner(leido);
  };

  return (
    <section className="ui-pila ui-tarjeta" aria-label={mensajes.titulo}>
      <h3>{mensajes.titulo}</h3>
      <CajaArchivo
        etiqueta="Logo de la empresa"
        acepta="image/jpeg,image/png,image/webp"
        onArchivo={(archivo) => void onArchivo(archivo)}
      >
        {(elegir) => (
          <div className="ui-fila admin-logo">
            {logo !== null && (
              <img src={direccionDe('ordering') + logo} alt={`Logo de ${empresa}`} />
            )}
            <Button loading={isLoading} aria-describedby={ayudaId} onClick={elegir}>
              {logo === null ? 'Elegir logo' : 'Cambiar logo'}
            </Button>
            {logo !== null && (
              <Button disabled={isLoading} onClick={() => void poner(null)}>
                Quitar logo
              </Button>
            )}
            <small
              id={ayudaId}
              role={falta === null ? undefined : 'alert'}
              data-falta={falta !== null || undefined}
            >
              {falta ?? mensajes.ayuda}
            </small>
          </div>
        )}
      </CajaArchivo>
    </section>
  );
}

function faltaDe({ type, size }: File): string | null {
  if (!/^image\/(jpeg|png|webp)$/.test(type)) return ERRORES.IMAGEN_NO_RECONOCIDA.msg;
  return size > IMAGEN_MAX_BYTES ? mensajes.demasiado : null;
}
