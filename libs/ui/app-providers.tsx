import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ConfigProvider, StyleProvider } from '@marklight/ui/antd';
import { Provider } from '@marklight/api-client/redux';
import type { AppStore } from '@marklight/api-client/make-store';
import { ToastHost } from '@marklight/ui/toast';
import { cspNonce } from './csp-nonce';
import { themeConfig } from './theme';

/** What every page is wrapped in: store, theme, styles that the CSP allows, toasts. */
export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  const motion = !usePrefersReducedMotion();
  const theme = useMemo(() => themeConfig({ motion }), [motion]);
  const csp = useMemo(() => ({ nonce: cspNonce() }), []);
  return (
    <Provider store={store}>
      <StyleProvider>
        <ConfigProvider theme={theme} csp={csp} wave={{ disabled: true }}>
          {children}
          <ToastHost />
        </ConfigProvider>
      </StyleProvider>
    </Provider>
  );
}

/** True while the person's system asks for less motion. */
export function usePrefersReducedMotion(): boolean {
  const [reduced, setReduced] = useState(() => reducedMotionQuery()?.matches ?? false);
  useEffect(() => {
    const query = reducedMotionQuery();
    if (!query) return;
    const update = () => setReduced(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return reduced;
}

function reducedMotionQuery(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-reduced-motion: reduce)')
    : undefined;
}
