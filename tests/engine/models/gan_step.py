"""A GAN training step in PyTorch: discriminators, then generator."""

import torch


class Phase:
    def __init__(self, module, max_norm, optimizer):
        self.parameters = list(module.parameters())
        self.max_norm = max_norm
        self.optimizer = torch.optim.AdamW(self.parameters, fused=True, **optimizer)

    def update(self, losses):
        """Returns the gradient norm before clipping."""
        self.optimizer.zero_grad()
        sum(losses.values()).backward()
        norm = torch.nn.utils.clip_grad_norm_(self.parameters, self.max_norm)
        self.optimizer.step()
        return norm


class GanStep:
    """twin: generator, discriminator, make(batch), discriminator_losses(state), generator_losses(state).
    With `hold` the discriminators' weights are frozen in the generator's phase, which does not use their
    gradients."""

    def __init__(self, twin, optimizer, max_norm=float("inf"), ema_decay=0.999, hold=False):
        self.twin, self.ema_decay, self.hold = twin, ema_decay, hold
        self.discriminator = Phase(twin.discriminator, max_norm, optimizer)
        self.generator = Phase(twin.generator, max_norm, optimizer)
        self.averages = [p.detach().clone() for p in self.generator.parameters]

    def run(self, batch):
        """Returns the state, the losses of both phases, and the norms of their gradients."""
        state = self.twin.make(batch)
        of_discriminator = self.twin.discriminator_losses(state)
        norms = [self.discriminator.update(of_discriminator)]
        self.twin.discriminator.requires_grad_(not self.hold)
        of_generator = self.twin.generator_losses(state)
        norms.append(self.generator.update(of_generator))
        self.twin.discriminator.requires_grad_(True)
        with torch.no_grad():
            torch._foreach_lerp_(self.averages, self.generator.parameters, 1 - self.ema_decay)
        return state, {**of_discriminator, **of_generator}, norms
