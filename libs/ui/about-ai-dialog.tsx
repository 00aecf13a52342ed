import { useConfigQuery } from '@marklight/api-client/config-api';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { aboutAiSections } from './about-ai-text';

/** Says truthfully what grades, what is sent where, and that the teacher decides. */
export function AboutAiDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: config } = useConfigQuery();
  return (
    <Dialog
      open={open}
      title="About the AI"
      onCancel={onClose}
      width={560}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {aboutAiSections(config?.provider ?? null).map(({ heading, text }) => (
        <section key={heading} className="ml-above-16">
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Dialog>
  );
}
