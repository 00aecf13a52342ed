import { CircleUserRound, CreditCard, LogOut, Settings, Sparkles, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { MenuButton } from '@marklight/ui/menu-button';
import { useNavigate } from '@marklight/ui/router';
import { PageHeader } from '@marklight/ui/states';
import { useLogout } from '@marklight/ui/use-logout';
import { useOnceTrue } from '@marklight/ui/use-once-true';

const AboutAiDialog = lazy(async () => ({
  default: (await import('@marklight/ui/about-ai-dialog')).AboutAiDialog,
}));

export interface DashboardHeaderProps {
  /** True when there are essays or criteria. */
  canClear: boolean;
  isClearing: boolean;
  onClear: () => void;
}

export function DashboardHeader({ canClear, isClearing, onClear }: DashboardHeaderProps) {
  const [aboutOpen, setAboutOpen] = useState(false);
  const aboutNeeded = useOnceTrue(aboutOpen);
  const navigate = useNavigate();
  const { logout, loggingOut } = useLogout();
  const { data: config } = useConfigQuery();
  const billing = config?.billing.enabled !== false;
  return (
    <>
      <PageHeader
        {...PAGE_HEADS[PAGES.home]}
        actions={
          <>
            {canClear && (
              <Button icon={<Trash2 size={16} aria-hidden />} loading={isClearing} onClick={onClear}>
                Clear All
              </Button>
            )}
            <Button icon={<Sparkles size={16} aria-hidden />} onClick={() => setAboutOpen(true)}>
              About the AI
            </Button>
            <MenuButton
              label="Your account"
              className="ml-menu-button ml-pill"
              items={[
                ...(billing
                  ? [
                      {
                        label: 'Subscription',
                        icon: <CreditCard size={16} aria-hidden />,
                        onSelect: () => void navigate(PAGES.subscribe),
                      },
                    ]
                  : []),
                {
                  label: 'Profile Settings',
                  icon: <Settings size={16} aria-hidden />,
                  onSelect: () => void navigate(PAGES.profile),
                },
                {
                  label: 'Logout',
                  icon: <LogOut size={16} aria-hidden />,
                  onSelect: () => void (loggingOut || logout()),
                },
              ]}
            >
              <CircleUserRound size={20} aria-hidden />
            </MenuButton>
          </>
        }
      />
      {aboutNeeded && (
        <Suspense fallback={null}>
          <AboutAiDialog open={aboutOpen} onClose={() => setAboutOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
