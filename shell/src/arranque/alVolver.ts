import { pagina } from '../novedades/pagina';

/**
 * A page that the browser kept whole and gives back (Back, Forward) is of another moment: who was in may have left since. It hides
 * what it shows when it goes, and is read anew when it comes back.
 */
export function leerAlVolver(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) pagina.recargar();
  });
}
